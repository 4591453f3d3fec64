import { createPrivateKey, sign } from 'node:crypto';
import type { Env } from '../../platform/configuration/env';
import { type SealedSecret, unseal } from '../../platform/encryption/seal';
import { badRequest, HttpError, unprocessable } from '../../platform/errors/HttpError';
import { ProviderError } from '../../platform/providers/ProviderError';
import { createSearchConsole, type SearchConsole } from './createSearchConsole';
import type { ConnectionProblem } from './model';
import { readServiceAccountKey, type ServiceAccountKey } from './serviceAccountKey';

export type SearchConsoleEnv = Pick<Env, 'searchConsoleOrigin' | 'sealingKeys' | 'publicOrigin'>;

/** The key is sealed for this purpose only. */
export const SEALED_FOR = 'search console key';

const LEAST_BITS = 2_048;
/** Larger ones sign for seconds, while nothing else is served. */
const MOST_BITS = 4_096;

/** The client of the stored key. */
export function clientOf(env: SearchConsoleEnv, key: SealedSecret): SearchConsole {
  const text = unseal(env.sealingKeys, key, SEALED_FOR);
  return createSearchConsole(readServiceAccountKey(text), env.searchConsoleOrigin);
}

/** The key in the text that a member entered. 400, at the field, if it can't sign. */
export function readGivenKey(text: string): ServiceAccountKey {
  const key = readServiceAccountKey(text);
  try {
    const privateKey = createPrivateKey(key.private_key);
    const bits = Number(privateKey.asymmetricKeyDetails?.modulusLength);
    if (privateKey.asymmetricKeyType === 'rsa' && bits >= LEAST_BITS && bits <= MOST_BITS) {
      // Numbers that do not belong together are noticed only now.
      sign('RSA-SHA256', Buffer.alloc(1), privateKey);
      return key;
    }
  } catch {
    // The same message.
  }
  const message = 'The private_key in this file can’t be read. Paste the whole file, unchanged.';
  throw badRequest(message, { key: message });
}

/** What a failed call says about the connection. */
export function problemOf({ kind }: ProviderError): Exclude<ConnectionProblem, 'none'> {
  if (kind === 'expired') return 'key_rejected';
  if (kind === 'setup') return 'not_enabled';
  return kind === 'missing' ? 'no_access' : 'unavailable';
}

/** The message to a member, at the field of the key, when a call with a new key fails. */
export function toHttpError(error: unknown): unknown {
  if (!(error instanceof ProviderError)) return error;
  const { message } = error;
  if (problemOf(error) === 'unavailable') return new HttpError(503, 'google_unavailable', message);
  const { status, code } = unprocessable('key_rejected', message);
  return new HttpError(status, code, message, { fieldErrors: { key: message } });
}
