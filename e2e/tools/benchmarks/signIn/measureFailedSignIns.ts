import { createMember, Visitor, withSiteDatabase } from '@site/api/testing';
import { newIpAddress } from '../../../fixtures/requests/newIpAddress';
import type { Site } from '../../../fixtures/site/startSite';
import { type Row, rounded } from '../report/printTable';
import { areaUnderCurve } from './areaUnderCurve';
import { ResponseTimes } from './ResponseTimes';

const PAIRS = 200;
const WARM_UP = 20;
const [MIN_AREA, MAX_AREA] = [0.35, 0.65];

/**
 * Whether the response time of a failed sign-in reveals if the account exists: wrong passwords for existing and
 * unknown accounts, in pairs of random order, each from its own IP address, so that no rate limit applies.
 */
export async function measureFailedSignIns({ url, dataDir }: Site): Promise<Row[]> {
  const members = await withSiteDatabase(dataDir, () =>
    Promise.all(Array.from({ length: WARM_UP + PAIRS }, () => createMember())),
  );
  const guess = (email: string) =>
    new Visitor(url, url, newIpAddress()).post('/api/auth/login', { email, password: 'a wrong password' });
  const [known, unknown] = [new ResponseTimes(), new ResponseTimes()];
  for (const [index, { email }] of members.entries()) {
    const pair = [
      { email, times: known },
      // Of the same length, so that the requests have the same size.
      { email: email.replace('member', 'nobody'), times: unknown },
    ];
    if (Math.random() < 0.5) pair.reverse();
    for (const { email, times } of pair) {
      if (index < WARM_UP) await guess(email);
      else await times.measure(guess(email));
    }
  }
  const area = rounded(areaUnderCurve(known.times, unknown.times), 3);
  return [
    ...known.rows('wrong password, known address', 401),
    ...unknown.rows('wrong password, unknown address', 401),
    {
      what: `existing and unknown accounts by time, area under the curve, ${PAIRS} pairs`,
      value: String(area),
      budget: `${MIN_AREA}–${MAX_AREA}`,
      isWithinBudget: area >= MIN_AREA && area <= MAX_AREA,
    },
  ];
}
