import type { ComponentType } from 'react';
import type { PermissionCheck } from '../../session/usePermissions';
import type { RecordHit } from '../screen/RecordSource';
import type { Screen } from '../screen/Screen';

/** One line of the command palette. */
export interface Command {
  id: string;
  label: string;
  note?: string;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  run: () => void;
}

export interface CommandGroup {
  name: string;
  commands: Command[];
}

/** The groups that have something left when only what holds the words is kept. */
export function filterCommands(groups: CommandGroup[], query: string): CommandGroup[] {
  return groups
    .map(({ name, commands: choices }) => ({
      name,
      commands: choices.filter((choice) => matches(choice, query)),
    }))
    .filter(({ commands: choices }) => choices.length > 0);
}

/** Screens that stand in a menu, as choices that lead there. */
export const screenCommands = (screens: Screen[], go: (path: string) => void): Command[] =>
  screens
    .filter(({ group }) => group)
    .map(({ path, label, group, icon }) => ({
      id: `screen ${path}`,
      label,
      note: group,
      icon,
      run: () => go(path),
    }));

/** What the member may begin at a screen. */
export const createCommands = (
  screens: Screen[],
  may: PermissionCheck,
  go: (path: string) => void,
): Command[] =>
  screens
    .flatMap(({ createAction: begins, icon }) => (begins && may(begins.needs) ? [{ ...begins, icon }] : []))
    .map(({ label, path, icon }) => ({ id: `begin ${path}`, label, icon, run: () => go(path) }));

export const recordCommands = (
  hits: RecordHit[],
  icon: Command['icon'],
  go: (path: string) => void,
): Command[] =>
  hits.map(({ label, note, path }) => ({ id: `record ${path}`, label, note, icon, run: () => go(path) }));

/** Every word typed must begin a word of the choice. */
function matches({ label, note = '' }: Command, query: string): boolean {
  const available = splitWords(`${label} ${note}`);
  return splitWords(query).every((word) => available.some((each) => each.startsWith(word)));
}

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
