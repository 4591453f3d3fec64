import { readStorage, readStorageJson, writeStorage } from '@site/shell/kit/workbench';
import type { LocalDraft } from './Autosave';

/** Stores unsaved changes of one member to one document in local storage. */
export function createLocalDrafts<Draft>(storageKey: string): LocalDrafts<Draft> {
  const name = `unsaved ${storageKey}`;
  let lastWritten: string | undefined;
  return {
    read: () => {
      const kept = readStorageJson(name) as LocalDraft<Draft> | null;
      return kept && typeof kept === 'object' && 'mine' in kept && 'base' in kept ? kept : undefined;
    },
    write: (kept) => {
      if (!kept) {
        // Another tab may have stored its own draft meanwhile.
        if (lastWritten === undefined || readStorage(name) === lastWritten) writeStorage(name, null);
        lastWritten = undefined;
        return true;
      }
      lastWritten = JSON.stringify(kept);
      writeStorage(name, lastWritten);
      return readStorage(name) === lastWritten;
    },
  };
}

export interface LocalDrafts<Draft> {
  read: () => LocalDraft<Draft> | undefined;
  /** True once it is stored; false if storage is full or blocked. */
  write: (kept: LocalDraft<Draft> | undefined) => boolean;
}
