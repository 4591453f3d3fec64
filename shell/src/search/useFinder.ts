import { useEffect, useState } from 'react';
import { SEARCH_FILE, type SearchFile } from '../../kit/search';
import { makeFinder } from './finder';

interface Finder {
  find: ReturnType<typeof makeFinder>;
  /** False where the list names the newest pages alone. */
  isAll: boolean;
}

/** What finds pages, once the list of them is here. `hasFailed`: it could not be fetched. */
export function useFinder(): Partial<Finder> & { hasFailed: boolean; retry: () => void } {
  const [finder, setFinder] = useState<Finder>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false;
    askFinder().then(
      (made) => isOver || setFinder(made),
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
  return { ...finder, hasFailed, retry };
}

let asked: Promise<Finder> | undefined;

/** Asked for once for the life of the page; only a failure is asked again. */
function askFinder(): Promise<Finder> {
  asked ??= readFile()
    .then(({ entries, isAll }) => ({ find: makeFinder(entries), isAll }))
    .catch((error) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

async function readFile(): Promise<SearchFile> {
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`no search: ${answer.status}`);
  return answer.json();
}
