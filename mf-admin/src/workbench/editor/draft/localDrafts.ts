import { readStorage, readStorageJson, writeStorage } from '@site/shell/kit/workbench';
import type { LocalDraft } from './Autosave';

/** What one member typed into one document and the API does not have yet, on this device. */
export function localDrafts<Draft>(place: string): LocalDrafts<Draft> {
  const name = `unsaved ${place}`;
  let own: string | undefined;
  return {
    read: () => {
      const kept = readStorageJson(name) as LocalDraft<Draft> | null;
      return kept && typeof kept === 'object' && 'mine' in kept && 'base' in kept ? kept : undefined;
    },
    keep: (kept) => {
      if (!kept) {
        // Another tab may have left its own words here meanwhile.
        if (own === undefined || readStorage(name) === own) writeStorage(name, null);
        own = undefined;
        return true;
      }
      own = JSON.stringify(kept);
      writeStorage(name, own);
      return readStorage(name) === own;
    },
  };
}

export interface LocalDrafts<Draft> {
  read: () => LocalDraft<Draft> | undefined;
  /** Whether it is there; false where storage is full or forbidden. */
  keep: (kept: LocalDraft<Draft> | undefined) => boolean;
}
