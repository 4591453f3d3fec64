import { atLeast, can, type Permission } from '../../identity/access/can';
import { mayEditHosts } from '../hosts/policy';

/** Only hosts themselves connect an account: it is theirs. */
export const mayConnectCalendar: Permission<{ hostId: string }> = {
  ...atLeast('editor', 'connect a calendar'),
  when: (user, { hostId }) => user._id === hostId,
};

/** Admins see and disconnect the accounts of all hosts. */
export const mayDisconnectCalendar: Permission<{ hostId: string }> = {
  ...atLeast('editor', 'disconnect a calendar'),
  when: (user, { hostId }) => user._id === hostId || can(user, mayEditHosts),
};
