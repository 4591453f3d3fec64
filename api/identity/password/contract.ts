import { type Infer, object } from 'superstruct';
import { endpoint, newPassword, personal, text } from '../../platform/contracts/endpoint';
import { Session } from '../session/contract';

/** Changes the own password while signed in. */
export const PasswordChange = object({
  currentPassword: personal(
    text({ min: 1, max: 256, label: 'Password', message: 'Please enter your password.' }),
  ),
  password: newPassword(),
});
export type PasswordChange = Infer<typeof PasswordChange>;

export const editPassword = endpoint({
  method: 'POST',
  path: '/auth/password',
  body: PasswordChange,
  returns: Session,
  summary:
    'Changes the caller’s password. Requires step-up. All other sessions end; this one continues with a new ID and token. 400 with `fieldErrors` of `currentPassword` or `password`.',
});
