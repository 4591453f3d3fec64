import { useEffect, useState } from 'react';
import { SEARCH_FILE, type SearchFile } from '../../kit/search';
import { createSearch } from './createSearch';

interface Search {
  find: ReturnType<typeof createSearch>;
  /** False if the index holds only the newest pages. */
  isAll: boolean;
}

/** The search, once its index is loaded. `hasFailed`: the index could not be loaded. */
export function useSearch(): Partial<Search> & { hasFailed: boolean; retry: () => void } {
  const [search, setSearch] = useState<Search>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false;
    loadSearch().then(
      (made) => isOver || setSearch(made),
      () => isOver || setHasFailed(true),
    );
    return () => {
      isOver = true;
    };
  }, [tries]);
  const retry = () => {
    setHasFailed(false);
    setTries(tries + 1);
  };
  return { ...search, hasFailed, retry };
}

let loading: Promise<Search> | undefined;

/** Loads the index once per document. A failed request is repeated. */
function loadSearch(): Promise<Search> {
  loading ??= readFile()
    .then(({ entries, isAll }) => ({ find: createSearch(entries), isAll }))
    .catch((error) => {
      loading = undefined;
      throw error;
    });
  return loading;
}

async function readFile(): Promise<SearchFile> {
  const response = await fetch(SEARCH_FILE);
  if (!response.ok) throw new Error(`no search: ${response.status}`);
  return response.json();
}
