import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CommandPaletteProps } from './CommandPalette';
import { type Command, filterCommands, recordCommands, screenCommands } from './commands';
import { useCommands } from './useCommands';
import { type ScreenRecords, useRecordSearch } from './useRecordSearch';

/** What stands in the palette's field. */
export interface Typed {
  typed: string;
  onType: (text: string) => void;
}

/** What is typed into the palette, the choices that fit it, and the one the keys or the pointer are at. */
export function usePalette({ screens, member, typed, onType }: CommandPaletteProps & Typed) {
  const navigate = useNavigate();
  const [pointed, setPointed] = useState<string>();
  const [sources] = useState(() =>
    screens.filter((screen): screen is ScreenRecords => Boolean(screen.records)),
  );
  const words = typed.trim();
  const go = (path: string) => navigate(path);
  const records = useRecordSearch(sources, words);
  const actions = useCommands({ screens, member }, go);
  const found = records.groups.map(({ source, hits }) => ({
    name: source.records.name,
    choices: recordCommands(hits, source.icon, go),
  }));
  const groups = [
    ...filterCommands([{ name: 'Screens', choices: screenCommands(screens, go) }], words),
    ...found.filter(({ choices }) => choices.length > 0),
    ...filterCommands([{ name: 'Actions', choices: actions }], words),
  ];
  const choices = groups.flatMap((group) => group.choices);
  const active = choices.find(({ id }) => id === pointed) ?? choices[0];
  return {
    words,
    records,
    groups,
    count: choices.length,
    active,
    type: (text: string) => {
      onType(text);
      setPointed(undefined);
    },
    point: ({ id }: Command) => setPointed(id),
    /** To the next or previous choice, round the ends. */
    move: (step: 1 | -1) => {
      const from = active ? choices.indexOf(active) : 0;
      setPointed(choices[(from + step + choices.length) % choices.length]?.id);
    },
  };
}
