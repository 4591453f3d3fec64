import { useEffect } from 'react';
import { useForm } from 'react-final-form';
import { remember, rememberedValue } from '../remembered';

/**
 * Keeps what is typed in this tab until it is sent, and brings it back. Without a key nothing is kept. What a visitor
 * chose on the way here, which `takeChosen` tells once, counts for more than what was typed before.
 */
export function useDraft(key?: string, takeChosen?: () => object): void {
  const form = useForm();
  useEffect(() => {
    if (!key) return undefined;
    const name = `draft:${key}`;
    const kept = rememberedValue(name, 'sessionStorage') as object | null;
    form.batch(() => {
      for (const [field, value] of Object.entries({ ...kept, ...takeChosen?.() })) form.change(field, value);
    });
    return form.subscribe(
      ({ values, pristine }) => remember(name, pristine ? null : JSON.stringify(values), 'sessionStorage'),
      { values: true, pristine: true },
    );
  }, [form, key, takeChosen]);
}
