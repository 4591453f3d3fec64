import { createHash, randomBytes } from 'node:crypto';
import { User } from '../users/model';

// Crockford's alphabet: no two characters look alike.
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const CODE_COUNT = 10;
const length = 25;

/** Creates ten codes of 125 bits each, with the hashes to store. The codes are shown once. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: CODE_COUNT }, newCode);
  return { codes, hashes: codes.map(hashOf) };
}

/** Returns whether the code is one of the member's, and marks it as used. */
export async function consumeRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = hashOf(code);
  const { modifiedCount } = await User.updateOne(
    { _id: userId, recoveryCodes: hash },
    { $pull: { recoveryCodes: hash } },
  );
  return modifiedCount === 1;
}

/** Whether the input is a recovery code rather than an app code. */
export function isRecoveryCode(code: string): boolean {
  return plain(code).length === length;
}

function newCode(): string {
  const text = [...randomBytes(length)].map((byte) => letters[byte % 32]).join('');
  return text.replace(/.{5}(?=.)/g, '$&-');
}

// 125 random bits need no slow hash.
function hashOf(code: string): string {
  return createHash('sha256').update(plain(code)).digest('hex');
}

/** Normalizes a typed code: no dashes, lower case, easily misread characters corrected. */
function plain(code: string): string {
  return code
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
}
