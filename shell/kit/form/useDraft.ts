import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { remember, rememberedValue } from '../remembered';

/** Keeps what is typed in this tab until it is sent, and brings it back. Without a key nothing is kept. */
export function useDraft(key?: string): void {
  const form = useForm();
  useEffect(() => {
    if (!key) return undefined;
    const name = `draft:${key}`;
    const kept = rememberedValue(name, 'sessionStorage');
    form.batch(() => {
      for (const [field, value] of Object.entries(kept ?? {})) form.change(field, value);
    });
    return form.subscribe(
      ({ values, pristine }) => remember(name, pristine ? null : JSON.stringify(values), 'sessionStorage'),
      { values: true, pristine: true },
    );
  }, [form, key]);
}
