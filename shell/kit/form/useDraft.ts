import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { readStorageJson, writeStorage } from '../browserStorage';

/**
 * Keeps what is typed in this tab until it is sent, and brings it back. Without a key nothing is kept. What a visitor
 * chose on the way here, which `takeChosen` tells once, counts for more than what was typed before.
 */
export function useDraft(key?: string, getPreset?: () => object): void {
  const form = useForm();
  useEffect(() => {
    if (!key) return undefined;
    const name = `draft:${key}`;
    const kept = readStorageJson(name, 'sessionStorage') as object | null;
    form.batch(() => {
      for (const [field, value] of Object.entries({ ...kept, ...getPreset?.() })) form.change(field, value);
    });
    return form.subscribe(
      ({ values, pristine }) =>
        writeStorage(name, pristine ? null : JSON.stringify(values), 'sessionStorage'),
      { values: true, pristine: true },
    );
  }, [form, key, getPreset]);
}
