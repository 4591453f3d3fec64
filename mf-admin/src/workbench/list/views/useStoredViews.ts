import type { SavedView } from '@site/api/identity/views/contract';
import { type ApiError, useSession } from '@site/shell/kit/query';
import { readStorageJson, writeStorage } from '@site/shell/kit/workbench';
import { useEffect } from 'react';
import { getViewAsRole } from '../../../session/viewAs';
import { useCreateSavedViewMutation } from './savedViewsApi';

/** Moves the views that an earlier version stored in this browser to the member's account, once. */
export function useStoredViews(list: string, known: SavedView[] | undefined): void {
  const { user } = useSession();
  const [create] = useCreateSavedViewMutation();
  const key = user ? `views:${list}:${user.id}` : undefined;
  const isLoaded = known !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per list, as soon as its views are known
  useEffect(() => {
    if (!key || !known || getViewAsRole() || moving.has(key)) return;
    const stored = readViews(readStorageJson(key)).filter(
      ({ name, search }) => !known.some((view) => view.name === name && view.search === search),
    );
    moving.add(key);
    const save = async (view: StoredView) =>
      create({ body: { list, name: view.name, search: view.search, isShared: false } });
    void moveAll(stored, save).then((rest) => {
      writeStorage(key, rest.length ? JSON.stringify(rest) : null);
      moving.delete(key);
    });
  }, [key, isLoaded]);
}

interface StoredView {
  name: string;
  search: string;
}

const moving = new Set<string>();

/** Saves one view after the other. Returns those to try again on the next visit. */
async function moveAll(views: StoredView[], save: Save): Promise<StoredView[]> {
  for (const [index, view] of views.entries()) {
    let error = (await save(view)).error as ApiError | undefined;
    // The name is used for something else on another device.
    if (error?.status === 409) error = (await save({ ...view, name: `${view.name} (2)` })).error as ApiError;
    if (error && error.status !== 400 && error.status !== 409) return views.slice(index);
  }
  return [];
}

type Save = (view: StoredView) => Promise<{ error?: unknown }>;

function readViews(stored: unknown): StoredView[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(
    (view): view is StoredView => typeof view?.name === 'string' && typeof view?.search === 'string',
  );
}
