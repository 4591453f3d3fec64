import type { ComponentType } from 'react';
import type { RecordHit } from '../parts/RecordSource';
import type { May } from '../parts/useMay';
import type { Screen } from './Screen';

/** One line of the command palette. */
export interface Choice {
  id: string;
  label: string;
  note?: string;
  icon?: ComponentType<{ 'aria-hidden'?: boolean }>;
  choose: () => void;
}

export interface ChoiceGroup {
  name: string;
  choices: Choice[];
}

/** The groups that have something left when only what holds the words is kept. */
export function fitting(groups: ChoiceGroup[], words: string): ChoiceGroup[] {
  return groups
    .map(({ name, choices }) => ({ name, choices: choices.filter((choice) => fits(choice, words)) }))
    .filter(({ choices }) => choices.length > 0);
}

/** Screens that stand in a menu, as choices that lead there. */
export const screenChoices = (screens: Screen[], go: (path: string) => void): Choice[] =>
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
export const beginnings = (screens: Screen[], may: May, go: (path: string) => void): Choice[] =>
  screens
    .flatMap(({ begins, icon }) => (begins && may(begins.needs) ? [{ ...begins, icon }] : []))
    .map(({ label, path, icon }) => ({ id: `begin ${path}`, label, icon, choose: () => go(path) }));

export const recordChoices = (
  hits: RecordHit[],
  icon: Choice['icon'],
  go: (path: string) => void,
): Choice[] =>
  hits.map(({ label, note, path }) => ({ id: `record ${path}`, label, note, icon, choose: () => go(path) }));

/** Every word typed must begin a word of the choice. */
function fits({ label, note = '' }: Choice, words: string): boolean {
  const held = wordsOf(`${label} ${note}`);
  return wordsOf(words).every((word) => held.some((each) => each.startsWith(word)));
}

const wordsOf = (text: string) => text.toLowerCase().split(/\s+/).filter(Boolean);
