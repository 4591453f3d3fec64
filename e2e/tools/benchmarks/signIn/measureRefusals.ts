import { createMember, Visitor, withSiteDatabase } from '@site/api/testing';
import { newIpAddress } from '../../../fixtures/requests/newIpAddress';
import type { Site } from '../../../fixtures/site/startSite';
import { type Row, rounded } from '../report/printTable';
import { areaUnderCurve } from './areaUnderCurve';
import { ResponseTimes } from './ResponseTimes';

const PAIRS = 200;
const BEFOREHAND = 20;
const [LEAST, MOST] = [0.35, 0.65];

/**
 * Whether the time of a refusal tells who has an account: wrong passwords for members and for nobody, in pairs of
 * random order, each from an address of its own and every member tried once, so that no limit answers.
 */
export async function measureRefusals({ url, dataDir }: Site): Promise<Row[]> {
  const members = await withSiteDatabase(dataDir, () =>
    Promise.all(Array.from({ length: BEFOREHAND + PAIRS }, () => createMember())),
  );
  const guess = (email: string) =>
    new Visitor(url, url, newIpAddress()).post('/api/auth/login', { email, password: 'a wrong password' });
  const [known, unknown] = [new ResponseTimes(), new ResponseTimes()];
  for (const [index, { email }] of members.entries()) {
    const pair = [
      { email, answers: known },
      // As long as the other, so that the call weighs the same.
      { email: email.replace('member', 'nobody'), answers: unknown },
    ];
    if (Math.random() < 0.5) pair.reverse();
    for (const { email, answers } of pair) {
      if (index < BEFOREHAND) await guess(email);
      else await answers.take(guess(email));
    }
  }
  const area = rounded(areaUnderCurve(known.times, unknown.times), 3);
  return [
    ...known.rows('wrong password, known address', 401),
    ...unknown.rows('wrong password, unknown address', 401),
    {
      what: `known told from unknown by time, area under the curve, ${PAIRS} pairs`,
      value: String(area),
      budget: `${LEAST}–${MOST}`,
      isKept: area >= LEAST && area <= MOST,
    },
  ];
}
