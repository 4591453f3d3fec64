import type { Permission } from '@site/api/identity/access/can';
import type { ComponentType } from 'react';
import type { RecordSource } from './RecordSource';

/** A screen and, where it has records, the same for the address of one. */
export function routesOf(screen: Screen): Omit<Screen, 'record'>[] {
  const { record, path, expose } = screen;
  return record ? [screen, { ...record, expose, path: `${path}/:id` }] : [screen];
}

export interface Screen {
  path: string;
  expose: string;
  label: string;
  /** What a member must be allowed to do to open it; its role is the least one. */
  needs: Permission;
  /** Where it stands in the menu; without a group it is in no menu. */
  group?: string;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** The letter that leads there after `g`. */
  shortcut?: string;
  /** What waits there for somebody: a number beside its name and the word for it. */
  useBadge?: () => Badge;
  /** What the command palette finds there. */
  records?: RecordSource;
  /** What one of its records is; each has an address below the screen's. */
  record?: { label: string; needs: Permission };
  /** What one begins there, such as `New redirect`. */
  createAction?: { label: string; path: string; needs: Permission };
}

export interface Badge {
  count: number;
  /** There may be more. */
  isMore?: boolean;
  /** Such as `new`. */
  label: string;
}
