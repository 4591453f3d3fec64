import { createMember, nextRecoveryCode, Visitor, withSiteDatabase } from '@site/api/testing';
import { newIpAddress } from '../../../fixtures/requests/newIpAddress';
import type { Site } from '../../../fixtures/site/startSite';
import { type Row, rounded } from '../report/printTable';
import { ResponseTimes } from './ResponseTimes';

const CONCURRENCY = 8;
const MEMBERS = 40;
const SIGN_INS_EACH = 10;

type Account = Awaited<ReturnType<typeof createMember>>;

/**
 * Sign-ins with a password and a recovery code. Every member has its own device and IP address and signs in
 * sequentially, so that no rate limit applies.
 */
export async function measureSignIns({ url, dataDir }: Site): Promise<Row[]> {
  const members = await withSiteDatabase(dataDir, () =>
    Promise.all(Array.from({ length: CONCURRENCY + MEMBERS }, () => createMember())),
  );
  // Warm-up, because code is slow until it has been compiled.
  await signInAll(url, members.splice(0, CONCURRENCY));
  const { logins, proofs, seconds } = await signInAll(url, members);
  return [
    {
      what: `sign-ins with password and code, ${CONCURRENCY} at once`,
      value: `${rounded(proofs.count(200) / seconds, 1)}/s`,
    },
    ...logins.rows('POST /api/auth/login', 200),
    ...proofs.rows('POST /api/auth/mfa', 200),
  ];
}

async function signInAll(url: string, members: Account[]) {
  const [logins, proofs] = [new ResponseTimes(), new ResponseTimes()];
  const queue = [...members];
  const signInNext = async (): Promise<void> => {
    const member = queue.pop();
    if (!member) return;
    const { email, password } = member;
    const visitor = new Visitor(url, url, newIpAddress());
    for (let n = 0; n < SIGN_INS_EACH; n++) {
      const { body } = await logins.measure(visitor.post('/api/auth/login', { email, password }));
      if (body.mfaRequired)
        await proofs.measure(visitor.proveFactor(body.challenge, nextRecoveryCode(email)));
    }
    await signInNext();
  };
  const startedAt = performance.now();
  await Promise.all(Array.from({ length: CONCURRENCY }, signInNext));
  return { logins, proofs, seconds: (performance.now() - startedAt) / 1000 };
}
