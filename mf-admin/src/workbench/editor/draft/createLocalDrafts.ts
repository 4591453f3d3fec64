import { readStorage, readStorageJson, writeStorage } from '@site/shell/kit/workbench';
import type { LocalDraft } from './Autosave';

/** What one member typed into one document and the API does not have yet, on this device. */
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
        // Another tab may have left its own words here meanwhile.
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
  /** Whether it is there; false where storage is full or forbidden. */
  write: (kept: LocalDraft<Draft> | undefined) => boolean;
}
