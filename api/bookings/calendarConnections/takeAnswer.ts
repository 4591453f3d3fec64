import type { Env } from '../../platform/configuration/env';
import { HttpError, unprocessable } from '../../platform/errors/HttpError';
import { oneLine } from '../../platform/http/sanitizeText';
import { ProviderError } from '../../platform/providers/ProviderError';
import { providerLabels } from '../calendarApps/contract';
import { redirectUriOf } from '../calendarApps/redirectUri';
import type { CalendarProvider, Tokens } from '../calendarProviders/CalendarProvider';
import { type Attempt, endAuthorization } from './authorizations';
import type { Granted } from './connectAccount';
import type { AuthorizationAnswer } from './contract';
import { findProvider } from './findProvider';
import { queueRevocation } from './removeConnections';

/** Exchanges the code of an attempt for tokens, and reads the account. 422 with the reason where that fails. */
export async function takeAnswer(
  env: Env,
  { state, code, error }: AuthorizationAnswer,
  sessionId: string,
  userId: string,
): Promise<Granted> {
  const attempt = await endAuthorization(env.sealingKeys, state, { sessionId, userId });
  if (!attempt)
    throw unprocessable(
      'attempt_expired',
      'This attempt has expired or was made in another session. Connect the calendar again.',
    );
  const { provider: name, verifier } = attempt;
  const label = providerLabels[name];
  if (error || !code) throw unprocessable('calendar_refused', describeDenial(label, error));
  try {
    const provider = await findProvider(env, name);
    const tokens = await provider.exchange(code, verifier, redirectUriOf(env));
    return await readGranted(attempt, provider, tokens).catch(async (failure: unknown) => {
      const { refreshToken: token } = tokens;
      // Access that is not stored would stay granted at the provider.
      if (token)
        await queueRevocation(env.sealingKeys, { provider: name, account: '', hostId: userId, token });
      throw failure;
    });
  } catch (failure) {
    if (failure instanceof ProviderError && failure.kind === 'expired')
      throw unprocessable(
        'calendar_refused',
        `${label} didn’t accept the attempt. Connect the calendar again.`,
      );
    return toHttpError(failure);
  }
}

/** Reads the account whose access was given. */
async function readGranted(
  { userId, provider: name, addsBookings }: Attempt,
  provider: CalendarProvider,
  tokens: Tokens,
): Promise<Granted> {
  const label = providerLabels[name];
  const grants = (isAdding: boolean) => hasScopes(provider.scopes(isAdding), tokens.scopes);
  // At Microsoft, the permission to add events is another one than the permission to read them.
  const canAdd = grants(true);
  if (!canAdd && !grants(false))
    throw unprocessable(
      'calendar_refused',
      `${label} didn’t give access to your calendars. Connect again and allow everything that is listed.`,
    );
  if (!tokens.refreshToken)
    throw unprocessable('calendar_refused', `${label} gave access for an hour only. Connect again.`);
  const account = await provider.readAccount(tokens.accessToken);
  if (!account.address || !account.calendars.length)
    throw unprocessable('calendar_refused', `This ${label} account has no calendar.`);
  return { hostId: userId, provider: name, addsBookings: addsBookings && canAdd, tokens, account };
}

function describeDenial(label: string, error: string | undefined): string {
  if (error === 'access_denied') return `You didn’t give access at ${label}. Nothing was connected.`;
  const said = error ? oneLine(error).slice(0, 100) : 'no reason';
  return `${label} refused the connection (${said}). Nothing was connected.`;
}

/** Providers name scopes by URL or by their last part, in any order. Without a list, all were granted. */
function hasScopes(needed: string[], granted: string[]): boolean {
  const nameOf = (scope: string) => (scope.split('/').at(-1) ?? '').toLowerCase();
  const names = granted.map(nameOf);
  return (
    !names.length || needed.every((scope) => scope === 'offline_access' || names.includes(nameOf(scope)))
  );
}

/** The response to a failed call at a provider. */
export function toHttpError(error: unknown): never {
  if (!(error instanceof ProviderError)) throw error;
  const isLater = error.kind === 'unavailable' || error.kind === 'limit';
  if (isLater) throw new HttpError(503, 'calendar_unavailable', error.message);
  throw unprocessable('calendar_refused', error.message);
}
