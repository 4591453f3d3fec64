import { array, boolean, define, type Infer, integer, object, size, string } from 'superstruct';
import {
  calendarDay,
  choice,
  documented,
  endpoint,
  paged,
  pageQuery,
  siteImage,
  text,
  timestamp,
  webAddresses,
} from '../../platform/contracts/endpoint';
import { credentialKinds } from './kinds';

/** The most credentials; they are ordered by hand. */
export const mostCredentials = 60;

const DAY = 'Please enter a valid date.';
const day = calendarDay(DAY);
/** The last valid day; empty if it does not expire. */
const LastDay = documented(
  define<string>('string', (value) => value === '' || day.is(value) || DAY),
  { type: 'string', maxLength: 10, example: '2027-06-30' },
);

const LINK = 'Please enter a URL that starts with https://, or leave this empty.';
const links = webAddresses(1);
const OptionalLink = documented(
  define<string>('string', (value) => value === '' || links.is([value]) || LINK),
  { type: 'string', maxLength: 300, example: 'https://www.bbb.org/us/tx/round-rock/profile/example' },
);

const shown = {
  kind: choice(
    credentialKinds.map(({ value }) => value),
    'Please choose a kind.',
  ),
  name: text({ min: 2, max: 100, label: 'The name', example: 'SOC 2 Type II' }),
  issuer: text({ min: 2, max: 100, label: 'The issuer', example: 'AICPA' }),
  /** Certificate, policy or member number. */
  number: text({ max: 60, label: 'The number' }),
  validUntil: LastDay,
  /** Where anybody can verify it. */
  link: OptionalLink,
  image: siteImage(),
  imageAlt: text({ max: 160, label: 'The alt text' }),
};

/** A credential as visitors see it. */
export const PublicCredential = object(shown);
export type PublicCredential = Infer<typeof PublicCredential>;

export const CredentialDraft = object({ ...shown, isShown: boolean() });
export type CredentialDraft = Infer<typeof CredentialDraft>;

/** A credential as members see it. */
export const CredentialEntry = object({
  id: string(),
  ...CredentialDraft.schema,
  /** `expiring`: shown, and valid for at most 30 more days. `expired`: hidden since its last day. */
  state: choice(['shown', 'expiring', 'expired', 'hidden'], 'No such state.'),
  updatedAt: timestamp(),
  version: integer(),
});
export type CredentialEntry = Infer<typeof CredentialEntry>;

export const CredentialPage = object(paged(CredentialEntry));
export type CredentialPage = Infer<typeof CredentialPage>;

export const CredentialOrder = object({
  /** Some or all ids in their new order; the named ones exchange positions. */
  ids: size(array(string()), 1, mostCredentials),
});

export const listCredentials = endpoint({
  method: 'GET',
  path: '/admin/credentials',
  query: object(pageQuery()),
  returns: CredentialPage,
  summary: 'Lists credentials in their order.',
});

export const getCredential = endpoint({
  method: 'GET',
  path: '/admin/credentials/:id',
  returns: CredentialEntry,
  summary: 'One certification, insurance, partner status, membership or seal.',
});

export const createCredential = endpoint({
  method: 'POST',
  path: '/admin/credentials',
  body: CredentialDraft,
  returns: CredentialEntry,
  status: 201,
  summary: 'Adds a credential at the end; it cannot be shown without a number or a link to verify it.',
});

export const editCredential = endpoint({
  method: 'PATCH',
  path: '/admin/credentials/:id',
  body: CredentialDraft,
  returns: CredentialEntry,
  ifMatch: true,
  summary: 'Changes a credential; it cannot be shown without a number or a link to verify it.',
});

export const deleteCredential = endpoint({
  method: 'DELETE',
  path: '/admin/credentials/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes a credential.',
});

export const editCredentialOrder = endpoint({
  method: 'PUT',
  path: '/admin/credentials/order',
  body: CredentialOrder,
  status: 204,
  summary: 'Puts the named credentials into this order; the others stay where they are.',
});
