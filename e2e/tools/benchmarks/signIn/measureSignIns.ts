import { createMember, nextRecoveryCode, Visitor, withSiteDatabase } from '@site/api/testing';
import { newIpAddress } from '../../../fixtures/requests/newIpAddress';
import type { Site } from '../../../fixtures/site/startSite';
import { type Row, rounded } from '../report/printTable';
import { ResponseTimes } from './ResponseTimes';

const AT_ONCE = 8;
const MEMBERS = 40;
const EACH = 10;

type Account = Awaited<ReturnType<typeof createMember>>;

/**
 * Sign-ins with a password and a recovery code. Every member has a device and an address of their own and signs in one
 * time after the other, so that no limit answers.
 */
export async function measureSignIns({ url, dataDir }: Site): Promise<Row[]> {
  const members = await withSiteDatabase(dataDir, () =>
    Promise.all(Array.from({ length: AT_ONCE + MEMBERS }, () => createMember())),
  );
  // Some beforehand: a program is slow until it has been compiled.
  await signInAll(url, members.splice(0, AT_ONCE));
  const { logins, proofs, seconds } = await signInAll(url, members);
  return [
    {
      what: `sign-ins with password and code, ${AT_ONCE} at once`,
      value: `${rounded(proofs.count(200) / seconds, 1)}/s`,
    },
    ...logins.rows('POST /api/auth/login', 200),
    ...proofs.rows('POST /api/auth/mfa', 200),
  ];
}

async function signInAll(url: string, members: Account[]) {
  const [logins, proofs] = [new ResponseTimes(), new ResponseTimes()];
  const waiting = [...members];
  const signInNext = async (): Promise<void> => {
    const member = waiting.pop();
    if (!member) return;
    const { email, password } = member;
    const visitor = new Visitor(url, url, newIpAddress());
    for (let n = 0; n < EACH; n++) {
      const { body } = await logins.take(visitor.post('/api/auth/login', { email, password }));
      if (body.mfaRequired) await proofs.take(visitor.proveFactor(body.challenge, nextRecoveryCode(email)));
    }
    await signInNext();
  };
  const began = performance.now();
  await Promise.all(Array.from({ length: AT_ONCE }, signInNext));
  return { logins, proofs, seconds: (performance.now() - began) / 1000 };
}
