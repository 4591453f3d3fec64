import type { FormApi } from 'final-form';

/** What was typed, kept in this tab until it is sent. Without a key nothing is kept. */
export function draftIn<Values extends object>(key?: string) {
  const name = key && `draft:${key}`;
  return {
    decorate: (form: FormApi<Values>) => {
      if (!name) return () => {};
      const kept = readDraft<Values>(name);
      if (kept) {
        form.batch(() => {
          for (const [field, value] of Object.entries(kept))
            form.change(field as keyof Values, value as never);
        });
      }
      return form.subscribe(({ values, pristine }) => writeDraft(name, pristine ? undefined : values), {
        values: true,
        pristine: true,
      });
    },
    clear: () => {
      if (name) writeDraft(name, undefined);
    },
  };
}

function readDraft<Values>(name: string): Partial<Values> | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(name) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function writeDraft(name: string, values: unknown): void {
  try {
    if (values === undefined) sessionStorage.removeItem(name);
    else sessionStorage.setItem(name, JSON.stringify(values));
  } catch {
    // Storage may be full or forbidden; a draft is a convenience.
  }
}
