import { newRecoveryCodes } from '../../identity/factors/recoveryCodes';

const codesOf = new Map<string, string[]>();

/**
 * Recovery codes for a member of a test, as they are stored; `nextRecoveryCode` hands out the plain ones. They prove a factor
 * like any code of an app, and do not depend on the time.
 */
export function createRecoveryCodes(email: string): string[] {
  const many = Array.from({ length: 4 }, newRecoveryCodes);
  codesOf.set(
    email,
    many.flatMap(({ codes }) => codes),
  );
  return many.flatMap(({ hashes }) => hashes);
}

/** An unused recovery code of a member. */
export function nextRecoveryCode(email: string): string {
  const code = codesOf.get(email.toLowerCase())?.pop();
  if (!code) throw new Error(`There is no code left for ${email}.`);
  return code;
}
