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
    'Changes the own password, with a fresh second factor; all other sessions end, and this one goes on under a new id and token. 400 with `fieldErrors` of `currentPassword` or `password`.',
});
