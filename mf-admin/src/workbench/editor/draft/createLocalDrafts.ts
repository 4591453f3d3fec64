import { readStorage, readStorageJson, writeStorage } from '@site/shell/kit/workbench';
import type { LocalDraft } from './Autosave';

/** Stores unsaved changes of one member to one document in local storage. */
export function createLocalDrafts<Draft>(storageKey: string): LocalDrafts<Draft> {
  const name = `unsaved ${storageKey}`;
  let lastWritten: string | undefined;
  return {
    read: () => {
      const draft = readStorageJson(name) as LocalDraft<Draft> | null;
      return draft && typeof draft === 'object' && 'mine' in draft && 'base' in draft ? draft : undefined;
    },
    write: (draft) => {
      if (!draft) {
        // Another tab may have stored its own draft meanwhile.
        if (lastWritten === undefined || readStorage(name) === lastWritten) writeStorage(name, null);
        lastWritten = undefined;
        return true;
      }
      lastWritten = JSON.stringify(draft);
      writeStorage(name, lastWritten);
      return readStorage(name) === lastWritten;
    },
  };
}

export interface LocalDrafts<Draft> {
  read: () => LocalDraft<Draft> | undefined;
  /** True once it is stored; false if storage is full or blocked. */
  write: (draft: LocalDraft<Draft> | undefined) => boolean;
}
