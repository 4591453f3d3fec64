import type { Permission } from '@site/api/identity/access/can';
import type { ComponentType } from 'react';
import type { RecordSource } from './RecordSource';

/** The routes of a screen: its own, and that of a record if it has records. */
export function routesOf(screen: Screen): Omit<Screen, 'record'>[] {
  const { record, path, expose } = screen;
  return record ? [screen, { ...record, expose, path: `${path}/:id` }] : [screen];
}

export interface Screen {
  path: string;
  expose: string;
  label: string;
  /** The permission to open it. */
  needs: Permission;
  /** Its group in the menu; without one it is not in the menu. */
  group?: string;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  /** Further words that the command palette finds it by. */
  keywords?: string;
  /** Is a step of something else, so the command palette does not offer it. */
  isStep?: true;
  /** The letter that opens it after `g`. */
  shortcut?: string;
  /** A count of items that need attention, with its label. */
  useBadge?: () => Badge;
  /** Lets the command palette search its records. */
  records?: RecordSource;
  /** The route of a record below the screen's path. */
  record?: { label: string; needs: Permission };
  /** The create action, such as `New redirect`. */
  createAction?: { label: string; path: string; needs: Permission };
}

export interface Badge {
  count: number;
  /** There may be more. */
  isMore?: boolean;
  /** Such as `new`. */
  label: string;
}
