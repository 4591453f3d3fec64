import { string, type } from 'superstruct';
import { callProvider, type ReadError } from '../../platform/providers/callProvider';
import { ProviderError } from '../../platform/providers/ProviderError';
import type { InboxDraft } from './contract';

/** How the mail server is told who signs in. */
export type MailboxAccess = { user: string; pass: string } | { user: string; accessToken: string };

export type MailboxSignIn = Pick<InboxDraft, 'user' | 'signIn' | 'tenantId' | 'clientId'> & {
  password: string;
};

const label = 'Microsoft';
const publicOrigin = 'https://login.microsoftonline.com';
const TokenResponse = type({ access_token: string() });

/**
 * Microsoft 365 accepts no passwords over IMAP, so an app of the tenant signs in with its client secret:
 * https://learn.microsoft.com/exchange/client-developer/legacy-protocols/how-to-authenticate-an-imap-pop-smtp-application-by-using-oauth.
 * `standIn` is the origin of a stand-in for Microsoft. Rejects with a `ProviderError`.
 */
export async function getMailboxAccess(
  { user, password, signIn, tenantId, clientId }: MailboxSignIn,
  standIn: string,
): Promise<MailboxAccess> {
  if (signIn === 'password') return { user, pass: password };
  const { access_token: accessToken } = await callProvider(
    label,
    {
      method: 'POST',
      url: `${standIn ? `${standIn}/microsoft` : publicOrigin}/${tenantId}/oauth2/v2.0/token`,
      form: {
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: password,
        scope: 'https://outlook.office365.com/.default',
      },
    },
    TokenResponse,
    readTokenError,
  );
  return { user, accessToken };
}

/** The codes are explained at https://learn.microsoft.com/entra/identity-platform/reference-error-codes. */
const readTokenError: ReadError = (status, body) => {
  if (status >= 500 || status === 429) return undefined;
  const { error, error_description: reason } = (body ?? {}) as Record<string, unknown>;
  if (error === 'invalid_client')
    return new ProviderError('setup', 'Microsoft doesn’t accept the client secret. It may have expired.');
  if (/AADSTS(90002|900023)\b/.test(String(reason)))
    return new ProviderError('setup', 'Microsoft doesn’t know the tenant ID.');
  if (error === 'unauthorized_client')
    return new ProviderError('setup', 'Microsoft doesn’t know the client ID in this tenant.');
  return undefined;
};
