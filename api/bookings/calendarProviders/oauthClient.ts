import { optional, string, type, unknown } from 'superstruct';
import { oneLine } from '../../platform/http/sanitizeText';
import { callProvider, type ReadError } from '../../platform/providers/callProvider';
import { ProviderError } from '../../platform/providers/ProviderError';
import type { Authorization, ProviderApp, Tokens } from './CalendarProvider';

interface Options {
  label: string;
  app: ProviderApp;
  authorizeAddress: string;
  tokenAddress: string;
}

/** Seconds. Access lasts an hour at both providers. */
const longestAccess = 86_400;
const unknownAccess = 300;

const TokenResponse = type({
  access_token: string(),
  /** Seconds; read leniently, since a response that is refused can hold the only valid refresh token. */
  expires_in: unknown(),
  refresh_token: optional(string()),
  scope: optional(string()),
});

/** The authorization code flow of OAuth 2.0 (RFC 6749) with PKCE (RFC 7636). */
export function oauthClient({ label, app, authorizeAddress, tokenAddress }: Options) {
  const request = async (form: Record<string, string>): Promise<Tokens> => {
    const { clientId: client_id, clientSecret: client_secret } = app;
    const body = { client_id, client_secret, ...form };
    const tokens = await callProvider(
      label,
      { method: 'POST', url: tokenAddress, form: body },
      TokenResponse,
      readTokenError(label),
    );
    return {
      accessToken: tokens.access_token,
      accessUntil: new Date(Date.now() + readLifetime(tokens.expires_in) * 1000),
      refreshToken: tokens.refresh_token,
      scopes: (tokens.scope ?? '').split(/[ ,]+/).filter(Boolean),
    };
  };
  return {
    authorizeUrl: (
      { redirectUri, state, challenge, loginHint }: Authorization,
      scopes: string[],
      extra: Record<string, string>,
    ) => {
      const query = new URLSearchParams({
        client_id: app.clientId,
        redirect_uri: redirectUri,
        response_type: 'code',
        scope: scopes.join(' '),
        state,
        code_challenge: challenge,
        code_challenge_method: 'S256',
        ...extra,
        ...(loginHint && { login_hint: loginHint }),
      });
      return `${authorizeAddress}?${query}`;
    },
    exchange: (code: string, verifier: string, redirectUri: string) =>
      request({ grant_type: 'authorization_code', code, code_verifier: verifier, redirect_uri: redirectUri }),
    refresh: (refreshToken: string, more: Record<string, string> = {}) =>
      request({ grant_type: 'refresh_token', refresh_token: refreshToken, ...more }),
  };
}

const readLifetime = (seconds: unknown) =>
  typeof seconds === 'number' && seconds > 0 ? Math.min(seconds, longestAccess) : unknownAccess;

/** Grants that only the person at the provider can renew. */
const expired = ['invalid_grant', 'interaction_required', 'consent_required', 'unauthorized_client'];

const readTokenError =
  (label: string): ReadError =>
  (status, body) => {
    const { error, error_description: reason } = (body ?? {}) as {
      error?: unknown;
      error_description?: unknown;
    };
    if (typeof error !== 'string' || status >= 500 || status === 429) return undefined;
    if (expired.includes(error))
      return new ProviderError('expired', `${label} no longer accepts the access.`);
    if (error === 'invalid_client')
      return new ProviderError('setup', `${label} doesn’t accept the client ID or secret of this site.`);
    const said = oneLine(typeof reason === 'string' && reason ? reason : error).slice(0, 200);
    return new ProviderError('refused', `${label} refused the call: ${said}`);
  };
