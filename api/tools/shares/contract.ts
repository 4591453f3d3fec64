import { type Infer, object, string } from 'superstruct';
import { choice, endpoint, secret, text, timestamp } from '../../platform/contracts/endpoint';
import { browserSecret, Report } from '../reports/contract';

/** Results that can be shared. */
export const shareKinds = ['assessment', 'scan'] as const;
export type ShareKind = (typeof shareKinds)[number];

export const ShareDraft = object({
  kind: choice(shareKinds, 'Nothing of this kind can be shared.'),
  /** ID of the result. */
  id: text({ min: 1, max: 60, label: 'The result' }),
  secret: browserSecret(),
});
export type ShareDraft = Infer<typeof ShareDraft>;

/** The key is returned only once: only its hash is stored. */
export const NewShare = object({ key: secret(string()), expiresAt: timestamp() });
export type NewShare = Infer<typeof NewShare>;

export const SharedReport = object({ report: Report, expiresAt: timestamp() });
export type SharedReport = Infer<typeof SharedReport>;

export const Revocation = object({ secret: browserSecret() });

export const createShare = endpoint({
  method: 'POST',
  path: '/share',
  body: ShareDraft,
  returns: NewShare,
  status: 201,
  summary: 'Creates a link to a result that is valid for 90 days. An earlier link of the result is revoked.',
});

export const getShare = endpoint({
  method: 'GET',
  path: '/share/:key',
  returns: SharedReport,
  summary: 'The report of a link, without the answers. 404 if it was revoked, has expired or never existed.',
});

export const revokeShare = endpoint({
  method: 'POST',
  path: '/share/:key/revoke',
  body: Revocation,
  status: 204,
  summary: 'Revokes a link; only its creator can. Repeating it changes nothing.',
});
