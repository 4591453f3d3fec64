import { atLeast, can, type Permission } from '../../identity/access/can';
import { mayEditHosts } from '../hosts/policy';

/** Hosts manage their own feed, admins that of every host. */
export const mayManageFeed: Permission<{ hostId: string }> = {
  ...atLeast('editor', 'manage a calendar feed'),
  when: (user, { hostId }) => user._id === hostId || can(user, mayEditHosts),
};
