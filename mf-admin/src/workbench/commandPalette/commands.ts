import type { ComponentType } from 'react';
import type { PermissionCheck } from '../../session/usePermissions';
import type { RecordHit } from '../screen/RecordSource';
import type { Screen } from '../screen/Screen';

/** An entry of the command palette. */
export interface Command {
  id: string;
  label: string;
  note?: string;
  /** Further words to find it by. */
  keywords?: string;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  run: () => void;
}

export interface CommandGroup {
  name: string;
  commands: Command[];
}

/** The commands that match the query, without empty groups. */
export function filterCommands(groups: CommandGroup[], query: string): CommandGroup[] {
  return groups
    .map(({ name, commands: choices }) => ({
      name,
      commands: choices.filter((choice) => matches(choice, query)),
    }))
    .filter(({ commands: choices }) => choices.length > 0);
}

/** Commands that open the screens of the menu and, once something is typed, those that only other screens lead to. */
export const screenCommands = (screens: Screen[], query: string, go: (path: string) => void): Command[] =>
  screens
    .filter(({ group, isStep }) => group || (query && !isStep))
    .map(({ path, label, group, icon, keywords }) => {
      const parent = parentOf(path, screens);
      return {
        id: `screen ${path}`,
        label,
        note: group ?? parent?.label,
        keywords,
        icon: icon ?? parent?.icon,
        run: () => go(path),
      };
    });

/** The screen of the menu that leads to another one. */
const parentOf = (path: string, screens: Screen[]) =>
  screens.find((each) => each.group && path.startsWith(`${each.path}/`));

/** Commands that create records, if the member may. */
export const createCommands = (
  screens: Screen[],
  may: PermissionCheck,
  go: (path: string) => void,
): Command[] =>
  screens
    .flatMap(({ path, createAction: begins, icon = parentOf(path, screens)?.icon }) =>
      begins && may(begins.needs) ? [{ ...begins, icon }] : [],
    )
    .map(({ label, path, icon }) => ({ id: `begin ${path}`, label, icon, run: () => go(path) }));

export const recordCommands = (
  hits: RecordHit[],
  icon: Command['icon'],
  go: (path: string) => void,
): Command[] =>
  hits.map(({ label, note, path }) => ({ id: `record ${path}`, label, note, icon, run: () => go(path) }));

/** Each typed word must be the start of a word of the command. */
function matches({ label, note = '', keywords = '' }: Command, query: string): boolean {
  const available = splitWords(`${label} ${note} ${keywords}`);
  return splitWords(query).every((word) => available.some((each) => each.startsWith(word)));
}

const splitWords = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
