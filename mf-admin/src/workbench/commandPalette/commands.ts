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
  choose: () => void;
}

export interface CommandGroup {
  name: string;
  choices: Command[];
}

/** The groups that have something left when only what holds the words is kept. */
export function filterCommands(groups: CommandGroup[], words: string): CommandGroup[] {
  return groups
    .map(({ name, choices }) => ({ name, choices: choices.filter((choice) => fits(choice, words)) }))
    .filter(({ choices }) => choices.length > 0);
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
      choose: () => go(path),
    }));

/** What the member may begin at a screen. */
export const createCommands = (
  screens: Screen[],
  may: PermissionCheck,
  go: (path: string) => void,
): Command[] =>
  screens
    .flatMap(({ begins, icon }) => (begins && may(begins.needs) ? [{ ...begins, icon }] : []))
    .map(({ label, path, icon }) => ({ id: `begin ${path}`, label, icon, choose: () => go(path) }));

export const recordCommands = (
  hits: RecordHit[],
  icon: Command['icon'],
  go: (path: string) => void,
): Command[] =>
  hits.map(({ label, note, path }) => ({ id: `record ${path}`, label, note, icon, choose: () => go(path) }));

/** Every word typed must begin a word of the choice. */
function fits({ label, note = '' }: Command, words: string): boolean {
  const held = wordsOf(`${label} ${note}`);
  return wordsOf(words).every((word) => held.some((each) => each.startsWith(word)));
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
