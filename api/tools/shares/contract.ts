import { type Infer, object, string } from 'superstruct';
import { choice, endpoint, moment, secret, text } from '../../platform/contracts/endpoint';
import { browserSecret, Sheet } from '../reports/contract';

/** What can be shared. */
export const shareKinds = ['assessment', 'scan'] as const;
export type ShareKind = (typeof shareKinds)[number];

export const ShareDraft = object({
  kind: choice(shareKinds, 'Nothing of this kind can be shared.'),
  /** Of the result. */
  id: text({ min: 1, max: 60, label: 'The result' }),
  secret: browserSecret(),
});
export type ShareDraft = Infer<typeof ShareDraft>;

/** The key of a link is told once: only its hash is kept. */
export const NewShare = object({ key: secret(string()), expiresAt: moment() });
export type NewShare = Infer<typeof NewShare>;

export const SharedSheet = object({ sheet: Sheet, expiresAt: moment() });
export type SharedSheet = Infer<typeof SharedSheet>;

export const Revocation = object({ secret: browserSecret() });

export const createShare = endpoint({
  method: 'POST',
  path: '/share',
  body: ShareDraft,
  returns: NewShare,
  status: 201,
  summary: 'Makes a link to a result, good for 90 days; one that the result had before ends.',
});

export const getShare = endpoint({
  method: 'GET',
  path: '/share/:key',
  returns: SharedSheet,
  summary: 'What a link shows: the sheet without the answers. 404 where it was ended, is over or never was.',
});

export const revokeShare = endpoint({
  method: 'POST',
  path: '/share/:key/revoke',
  body: Revocation,
  status: 204,
  summary: 'Ends a link at once, for whoever made it. Ending it again changes nothing.',
});
