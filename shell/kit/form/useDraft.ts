import { useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Keeps what is typed in this tab until it is sent, and brings it back. Without a key nothing is kept. */
export function useDraft(key?: string): void {
  const form = useForm();
  useEffect(() => {
    if (!key) return undefined;
    const kept = readDraft(key);
    form.batch(() => {
      for (const [field, value] of Object.entries(kept ?? {})) form.change(field, value);
    });
    return form.subscribe(({ values, pristine }) => writeDraft(key, pristine ? undefined : values), {
      values: true,
      pristine: true,
    });
  }, [form, key]);
}

const nameOf = (key: string) => `draft:${key}`;

function readDraft(key: string): object | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(nameOf(key)) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(key: string, values: unknown): void {
  try {
    if (values === undefined) sessionStorage.removeItem(nameOf(key));
    else sessionStorage.setItem(nameOf(key), JSON.stringify(values));
  } catch {
    // Storage may be full or forbidden; a draft is a convenience.
  }
}
