import type { ContentDocument } from '@site/api/content/documents/contract';
import { useSession } from '@site/shell/kit/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { idempotencyKey } from '../../../requests/idempotencyKey';
import type { EditorDefinition } from '../definition/EditorDefinition';
import { isAlike } from '../merge/mergeDrafts';
import { Autosave, type SaveState } from './Autosave';
import { localDrafts } from './localDrafts';
import { UndoHistory } from './UndoHistory';

/** A document that is being written: what it says now, how far it is saved, and what changes it. */
export function useDraft<Draft extends object>(
  definition: EditorDefinition<Draft>,
  document: ContentDocument<Draft>,
  onCreated: (document: ContentDocument<Draft>) => void,
): DraftState<Draft> {
  const { user } = useSession();
  const [{ autosave, steps, subscribe }] = useState(() =>
    begin(definition, document, user?.id ?? '', onCreated),
  );
  const state = useSyncExternalStore(subscribe, () => autosave.current);
  useEffect(() => {
    const keep = () => autosave.keep();
    const wake = () => autosave.wake();
    autosave.start();
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', wake);
    return () => {
      autosave.stop();
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', wake);
    };
  }, [autosave]);
  const write = (part: Partial<Draft>) => {
    const { draft, document: known } = autosave.current;
    const next = { ...draft, ...part };
    const whole = definition.complete?.(next, draft, known) ?? next;
    steps.note(draft, whole, Date.now());
    autosave.write(whole);
  };
  const go = (words: Draft | undefined) => words && autosave.write(words);
  return {
    ...state,
    write,
    autosave,
    undo: steps.canGoBack ? () => go(steps.back(autosave.current.draft)) : undefined,
    redo: steps.canGoForth ? () => go(steps.forth(autosave.current.draft)) : undefined,
  };
}

export interface DraftState<Draft extends object> extends SaveState<Draft> {
  write: (part: Partial<Draft>) => void;
  autosave: Autosave<Draft>;
  /** The way back to what was written before, also before a reload; nothing where there is none. */
  undo?: () => void;
  redo?: () => void;
}

function begin<Draft extends object>(
  { content, name }: EditorDefinition<Draft>,
  document: ContentDocument<Draft>,
  member: string,
  onCreated: (document: ContentDocument<Draft>) => void,
) {
  const listeners = new Set<() => void>();
  const placeOf = (id: string) => `${member} ${name} ${id || 'new'}`;
  let kept = localDrafts<Draft>(placeOf(document.id));
  const before = kept.read();
  const key = before?.key ?? idempotencyKey();
  const steps = new UndoHistory<Draft>(placeOf(document.id));
  const autosave: Autosave<Draft> = new Autosave(document, {
    send: async (draft, { id, version }) => {
      if (id) return content.edit(id, version, draft);
      const begun = await content.create(draft, key);
      // Begun by a call whose answer was lost, it says what was written by then.
      const created = isAlike(begun.draft, draft)
        ? begun
        : await content.edit(begun.id, begun.version, draft);
      // From now on its words are found under its own name.
      kept.keep(undefined);
      kept = localDrafts<Draft>(placeOf(created.id));
      steps.keep(placeOf(created.id));
      onCreated(created);
      return created;
    },
    read: () => content.get(autosave.current.document.id),
    keep: (words) => {
      steps.keep();
      return kept.keep(words && { ...words, key });
    },
    wait: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    changed: () => {
      for (const listener of listeners) listener();
    },
  });
  if (before) autosave.takeUp(before);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { autosave, steps, subscribe };
}
