import type { User, UserActionName } from '@site/api/identity/users/contract';
import {
  useActivateUserMutation,
  useCreateFactorResetMutation,
  useCreateInvitationMutation,
  useDeleteUserMutation,
  useForcePasswordResetMutation,
  useRevokeSessionsMutation,
} from './usersApi';

/** The actions on a user that need one confirmation, in the order they are offered. */
export function useUserActions(user: User): UserAction[] {
  const { id, name, version } = user;
  const [inviteAgain] = useCreateInvitationMutation();
  const [withdraw] = useDeleteUserMutation();
  const [activate] = useActivateUserMutation();
  const [forceReset] = useForcePasswordResetMutation();
  const [revoke] = useRevokeSessionsMutation();
  const [resetFactor] = useCreateFactorResetMutation();
  const isHigh = user.role === 'admin' || user.role === 'owner';
  const all: UserAction[] = [
    {
      action: 'invite again',
      label: 'Resend invitation',
      question: `Resend the invitation to ${name}?`,
      text: 'The new link expires in 72 hours. The old link stops working.',
      word: 'Resend',
      done: 'Invitation resent',
      run: () => inviteAgain({ id }).unwrap(),
    },
    {
      action: 'withdraw invitation',
      label: 'Cancel invitation',
      question: `Cancel the invitation for ${name}?`,
      text: 'The link stops working.',
      word: 'Cancel invitation',
      done: 'Invitation canceled',
      isEnd: true,
      run: () => withdraw({ id, version }).unwrap(),
    },
    {
      action: 'end sessions',
      label: 'Sign out everywhere',
      question: `Sign ${name} out everywhere?`,
      text: 'They have to sign in again on every device. Unsaved work stays on their screens.',
      word: 'Sign out',
      done: 'Signed out everywhere',
      run: () => revoke({ id }).unwrap(),
    },
    {
      action: 'force password reset',
      label: 'Require new password',
      question: `Require a new password for ${name}?`,
      text: 'The current password stops working, and they’re signed out everywhere. They get an email with a link to choose a new one.',
      word: 'Require new password',
      done: 'Password reset email sent',
      run: () => forceReset({ id }).unwrap(),
    },
    {
      action: 'ask for factor reset',
      label: 'Reset two-step sign-in',
      question: `Reset two-step sign-in for ${name}?`,
      text: isHigh
        ? 'Another admin or owner has to approve this because of the user’s role. If no one else can, it waits 24 hours. The user gets an email.'
        : 'Their authenticator app, passkeys and recovery codes stop working. They set up two-step sign-in again at the next sign-in and get an email.',
      word: isHigh ? 'Request reset' : 'Reset',
      done: isHigh ? 'Reset requested' : 'Two-step sign-in reset',
      run: () => resetFactor({ id }).unwrap(),
    },
    {
      action: 'activate',
      label: 'Reactivate',
      question: `Reactivate ${name}?`,
      text: 'They can sign in with the same password and two-step sign-in as before.',
      word: 'Reactivate',
      done: `${name} reactivated`,
      run: () => activate({ id }).unwrap(),
    },
  ];
  return all.filter(({ action }) => user.may.includes(action));
}

export interface UserAction {
  action: UserActionName;
  label: string;
  question: string;
  /** The effect. */
  text: string;
  /** The label of the confirming button. */
  word: string;
  done: string;
  /** The user no longer exists afterwards. */
  isEnd?: boolean;
  /** Rejects with the API's error. */
  run: () => Promise<unknown>;
}
