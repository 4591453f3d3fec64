import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { CommandPaletteProps } from './CommandPalette';
import { type Command, filterCommands, recordCommands, screenCommands } from './commands';
import { useCommands } from './useCommands';
import { type ScreenRecords, useRecordSearch } from './useRecordSearch';

/** The text of the palette's field. */
export interface PaletteInput {
  typed: string;
  onType: (text: string) => void;
}

/** The query, the matching commands, and the active one. */
export function usePalette({ screens, member, typed, onType }: CommandPaletteProps & PaletteInput) {
  const navigate = useNavigate();
  const [activeId, setActiveId] = useState<string>();
  const [sources] = useState(() =>
    screens.filter((screen): screen is ScreenRecords => Boolean(screen.records)),
  );
  const query = typed.trim();
  const go = (path: string) => navigate(path);
  const records = useRecordSearch(sources, query);
  const actions = useCommands({ screens, member }, go);
  const found = records.groups.map(({ source, hits }) => ({
    name: source.records.name,
    commands: recordCommands(hits, source.icon, go),
  }));
  const groups = [
    ...filterCommands([{ name: 'Screens', commands: screenCommands(screens, query, go) }], query),
    ...found.filter(({ commands }) => commands.length > 0),
    ...filterCommands([{ name: 'Actions', commands: actions }], query),
  ];
  const choices = groups.flatMap((group) => group.commands);
  const active = choices.find(({ id }) => id === activeId) ?? choices[0];
  return {
    query,
    records,
    groups,
    count: choices.length,
    active,
    type: (text: string) => {
      onType(text);
      setActiveId(undefined);
    },
    point: ({ id }: Command) => setActiveId(id),
    /** Activates the next or previous command and wraps at the ends. */
    move: (step: 1 | -1) => {
      const from = active ? choices.indexOf(active) : 0;
      setActiveId(choices[(from + step + choices.length) % choices.length]?.id);
    },
  };
}
