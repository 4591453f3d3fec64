import { atLeast, can, type Permission, type Principal } from '../access/can';

export const mayListViews = atLeast('viewer', 'list saved views');
export const maySaveView = atLeast('viewer', 'save a view');
export const mayShareView = atLeast('editor', 'share a view');
/** The owner changes and deletes a view; an admin a shared one. */
export const mayEditView: Permission<EditableView> = {
  ...atLeast('viewer', 'change a saved view'),
  when: (user, { ownerId, isShared }) => ownerId === user._id || (isShared && can(user, mayEditShared)),
};

interface EditableView {
  ownerId: string;
  isShared: boolean;
}

const mayEditShared = atLeast('admin', 'change a shared view');

/** Lists that only admins open. */
const adminLists = ['users', 'audit'];

/** Whether the member may see this view of somebody else: a search can name a person. */
export function canSeeShared(user: Principal, view: { list: string; search: string }): boolean {
  if (adminLists.includes(view.list) && !can(user, mayEditShared)) return false;
  return can(user, mayShareView) || !new URLSearchParams(view.search).has('q');
}
