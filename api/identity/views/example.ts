import type { SavedView } from './contract';

export function exampleSavedView(part: Partial<SavedView> = {}): SavedView {
  return {
    id: 'view-1',
    list: 'leads',
    name: 'New leads',
    search: 'status=new',
    isShared: false,
    ownerId: 'member-1',
    owner: 'Robin Example',
    updatedAt: '2026-11-20T16:10:00.000Z',
    version: 1,
    ...part,
  };
}
