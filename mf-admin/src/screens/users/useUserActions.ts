import type { User, UserDeed } from '@site/api/identity/users/contract';
import {
  useActivateUserMutation,
  useCreateFactorResetMutation,
  useCreateInvitationMutation,
  useDeleteUserMutation,
  useForcePasswordResetMutation,
  useRevokeSessionsMutation,
} from './usersApi';

/** What is done to a member after one question, in the order it is offered. */
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
      label: 'Send the link again',
      question: `Send ${name} a new link?`,
      text: 'It works for another 72 hours. The one before works no more.',
      word: 'Send it',
      done: 'A new link is on its way',
      run: () => inviteAgain({ id }).unwrap(),
    },
    {
      action: 'withdraw invitation',
      label: 'Withdraw the invitation',
      question: `Withdraw the invitation of ${name}?`,
      text: 'The link works no more.',
      word: 'Withdraw it',
      done: 'Invitation withdrawn',
      isEnd: true,
      run: () => withdraw({ id, version }).unwrap(),
    },
    {
      action: 'end sessions',
      label: 'End all sessions',
      question: `End all sessions of ${name}?`,
      text: 'They sign in again on every device. Work they have not saved there stays on their screens.',
      word: 'End them',
      done: 'All sessions are over',
      run: () => revoke({ id }).unwrap(),
    },
    {
      action: 'force password reset',
      label: 'Force a new password',
      question: `Force ${name} to choose a new password?`,
      text: 'The password works no more, all sessions end, and a link to choose another goes out by mail.',
      word: 'Force it',
      done: 'The password works no more',
      run: () => forceReset({ id }).unwrap(),
    },
    {
      action: 'ask for factor reset',
      label: 'Reset the second factor',
      question: `Reset ${name}’s second factor?`,
      text: isHigh
        ? 'It takes two people, since this is an admin or owner: another one has to approve. Where nobody else can, it waits 24 hours. They are told by mail.'
        : 'App, passkeys and recovery codes work no more; they set up a new factor at the next sign-in and are told by mail.',
      word: isHigh ? 'Ask for it' : 'Reset it',
      done: isHigh ? 'Asked for' : 'The second factor is reset',
      run: () => resetFactor({ id }).unwrap(),
    },
    {
      action: 'activate',
      label: 'Switch on again',
      question: `Switch ${name} on again?`,
      text: 'They sign in with the same password and second factor as before.',
      word: 'Switch on',
      done: `${name} may sign in again`,
      run: () => activate({ id }).unwrap(),
    },
  ];
  return all.filter(({ action }) => user.may.includes(action));
}

export interface UserAction {
  action: UserDeed;
  label: string;
  question: string;
  /** What it brings about. */
  text: string;
  /** What the button says that does it. */
  word: string;
  done: string;
  /** There is no such member afterwards. */
  isEnd?: boolean;
  /** Rejects with the API's error. */
  run: () => Promise<unknown>;
}
