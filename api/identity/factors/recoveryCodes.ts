import { createHash, randomBytes } from 'node:crypto';
import { User } from '../users/model';

// Crockford's: nothing in it looks like something else.
const letters = '0123456789abcdefghjkmnpqrstvwxyz';
const howMany = 10;
const length = 25;

/** Ten codes of 125 bits each, as they are shown once, and the hashes that are stored. */
export function newRecoveryCodes(): { codes: string[]; hashes: string[] } {
  const codes = Array.from({ length: howMany }, newCode);
  return { codes, hashes: codes.map(hashOf) };
}

/** Whether the code is one of the member's; it is used up by this. */
export async function spendRecoveryCode(userId: string, code: string): Promise<boolean> {
  const hash = hashOf(code);
  const { modifiedCount } = await User.updateOne(
    { _id: userId, recoveryCodes: hash },
    { $pull: { recoveryCodes: hash } },
  );
  return modifiedCount === 1;
}

/** Whether somebody wrote a recovery code, and no code of an app. */
export function isRecoveryCode(code: string): boolean {
  return plain(code).length === length;
}

function newCode(): string {
  const text = [...randomBytes(length)].map((byte) => letters[byte % 32]).join('');
  return text.replace(/.{5}(?=.)/g, '$&-');
}

// So many random bits need no slow hash.
function hashOf(code: string): string {
  return createHash('sha256').update(plain(code)).digest('hex');
}

/** As it was meant: without dashes, in small letters, and with what is easily misread put right. */
function plain(code: string): string {
  return code
    .toLowerCase()
    .replace(/[^\da-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
}
