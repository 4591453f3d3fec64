import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { readStorageJson, writeStorage } from '../browserStorage';

/**
 * Saves typed values in session storage until submit and restores them. Does nothing without a key. Values from
 * `getPreset` override saved ones.
 */
export function useDraft(key?: string, getPreset?: () => object): void {
  const form = useForm();
  useEffect(() => {
    if (!key) return undefined;
    const name = storageName(key);
    const draft = readStorageJson(name, 'sessionStorage') as object | null;
    form.batch(() => {
      for (const [field, value] of Object.entries({ ...draft, ...getPreset?.() })) form.change(field, value);
    });
    return form.subscribe(
      ({ values, pristine }) =>
        writeStorage(name, pristine ? null : JSON.stringify(values), 'sessionStorage'),
      { values: true, pristine: true },
    );
  }, [form, key, getPreset]);
}

/** Deletes the saved values, which have been sent. */
export function discardDraft(key: string): void {
  writeStorage(storageName(key), null, 'sessionStorage');
}

const storageName = (key: string) => `draft:${key}`;
