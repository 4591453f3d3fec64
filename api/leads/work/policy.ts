import { atLeast, can, type Permission } from '../../identity/access/can';

export const mayGetLeadWork = atLeast('viewer', 'read notes and tasks');
export const mayWriteNotes = atLeast('editor', 'write a note');
export const mayEditTasks = atLeast('editor', 'change a task');

const isAdmin = atLeast('admin', 'change notes of others');

/** Authors change their own notes, admins all. */
export const mayEditNote: Permission<{ byId: string }> = {
  ...atLeast('editor', 'change a note'),
  when: (user, { byId }) => byId === user._id || can(user, isAdmin),
};
