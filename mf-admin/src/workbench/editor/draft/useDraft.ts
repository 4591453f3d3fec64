import type { ContentDocument } from '@site/api/content/documents/contract';
import { useSession } from '@site/shell/kit/query';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { idempotencyKey } from '../../../requests/idempotencyKey';
import type { EditorDefinition } from '../definition/EditorDefinition';
import { isDeepEqual } from '../merge/mergeDrafts';
import { Autosave, type SaveState } from './Autosave';
import { createLocalDrafts } from './createLocalDrafts';
import { UndoHistory } from './UndoHistory';

/** The draft of an open document with its save state, and the functions that change it. */
export function useDraft<Draft extends object>(
  definition: EditorDefinition<Draft>,
  document: ContentDocument<Draft>,
  onCreated: (document: ContentDocument<Draft>) => void,
): DraftState<Draft> {
  const { user } = useSession();
  const [{ autosave, undoHistory, subscribe }] = useState(() =>
    createAutosave(definition, document, user?.id ?? '', onCreated),
  );
  const state = useSyncExternalStore(subscribe, () => autosave.current);
  useEffect(() => {
    const keep = () => autosave.saveLocally();
    const wake = () => autosave.retryNow();
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
    const completed = definition.deriveFields?.(next, draft, known) ?? next;
    undoHistory.record(draft, completed, Date.now());
    autosave.write(completed);
  };
  const apply = (words: Draft | undefined) => words && autosave.write(words);
  return {
    ...state,
    write,
    autosave,
    undo: undoHistory.canUndo ? () => apply(undoHistory.undo(autosave.current.draft)) : undefined,
    redo: undoHistory.canRedo ? () => apply(undoHistory.redo(autosave.current.draft)) : undefined,
  };
}

export interface DraftState<Draft extends object> extends SaveState<Draft> {
  write: (part: Partial<Draft>) => void;
  autosave: Autosave<Draft>;
  /** Undoes the last step, also one from before a reload; undefined if there is none. */
  undo?: () => void;
  redo?: () => void;
}

function createAutosave<Draft extends object>(
  { content, name }: EditorDefinition<Draft>,
  document: ContentDocument<Draft>,
  member: string,
  onCreated: (document: ContentDocument<Draft>) => void,
) {
  const listeners = new Set<() => void>();
  const storageKeyOf = (id: string) => `${member} ${name} ${id || 'new'}`;
  let localDrafts = createLocalDrafts<Draft>(storageKeyOf(document.id));
  const localDraft = localDrafts.read();
  const key = localDraft?.key ?? idempotencyKey();
  const undoHistory = new UndoHistory<Draft>(storageKeyOf(document.id));
  const autosave: Autosave<Draft> = new Autosave(document, {
    send: async (draft, { id, version }) => {
      if (id) return content.edit(id, version, draft);
      const response = await content.create(draft, key);
      // If an earlier create request succeeded without a response, the document has an older draft.
      const created = isDeepEqual(response.draft, draft)
        ? response
        : await content.edit(response.id, response.version, draft);
      // From now on local storage uses the document's id.
      localDrafts.write(undefined);
      localDrafts = createLocalDrafts<Draft>(storageKeyOf(created.id));
      undoHistory.persist(storageKeyOf(created.id));
      onCreated(created);
      return created;
    },
    read: () => content.get(autosave.current.document.id),
    saveLocally: (words) => {
      undoHistory.persist();
      return localDrafts.write(words && { ...words, key });
    },
    schedule: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    onChange: () => {
      for (const listener of listeners) listener();
    },
  });
  if (localDraft) autosave.restoreLocalDraft(localDraft);
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  return { autosave, undoHistory, subscribe };
}
