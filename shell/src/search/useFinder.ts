import { useEffect, useState } from 'react';
import { SEARCH_FILE, type SearchEntry } from '../../kit/search';
import { makeFinder } from './finder';

type Find = ReturnType<typeof makeFinder>;

/** What finds pages, once the list of them is here. `hasFailed`: it could not be fetched. */
export function useFinder(): { find?: Find; hasFailed: boolean; retry: () => void } {
  const [find, setFind] = useState<Find>();
  const [hasFailed, setHasFailed] = useState(false);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks again
  useEffect(() => {
    let isOver = false;
    askFinder().then(
      (made) => isOver || setFind(() => made),
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
  return { find, hasFailed, retry };
}

let asked: Promise<Find> | undefined;

/** Asked for once for the life of the page; only a failure is asked again. */
function askFinder(): Promise<Find> {
  asked ??= readEntries()
    .then(makeFinder)
    .catch((error) => {
      asked = undefined;
      throw error;
    });
  return asked;
}

async function readEntries(): Promise<SearchEntry[]> {
  const answer = await fetch(SEARCH_FILE);
  if (!answer.ok) throw new Error(`no search: ${answer.status}`);
  return answer.json();
}
