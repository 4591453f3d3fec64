import { type Infer, object, string } from 'superstruct';
import { emailAddress, endpoint, text } from '../../wire';
import { Member } from '../users/contract';

/** The sign-in form. */
export const Credentials = object({
  email: emailAddress('Please enter a valid email address.'),
  password: text({ min: 1, max: 256, label: 'Password', says: 'Please enter your password.' }),
});
export type Credentials = Infer<typeof Credentials>;

/** Who is signed in. Every later write sends `csrfToken` as the header `X-CSRF-Token`. */
export const Session = object({ user: Member, csrfToken: string() });
export type Session = Infer<typeof Session>;

export const createSession = endpoint({
  method: 'POST',
  path: '/auth/login',
  body: Credentials,
  returns: Session,
  summary: 'Signs in. Needs a same-origin Origin or Fetch Metadata header.',
});

export const deleteSession = endpoint({
  method: 'POST',
  path: '/auth/logout',
  status: 204,
  summary: 'Signs out, here and at once.',
});

export const getSession = endpoint({
  method: 'GET',
  path: '/auth/me',
  returns: Session,
  summary: 'Who is signed in; 401 for a stranger.',
});
