import { notFound } from '../../../kit/loaderOutcomes';
import type { PageModule } from '../../../remote';
import { instrumentModules } from './instrumentModules';

const mistake = new TypeError('x is undefined');

test.each([
  ['a mistake of its own', mistake, [mistake]],
  ['a page that is not there', notFound(), []],
  ['an API that does not answer', { name: 'AbortError', message: 'Aborted' }, []],
])('a loader that fails by %s is heard of only where that is its fault', async (_what, thrown, heard) => {
  const entered = jest.fn();
  const mistakes: Error[] = [];
  const loader = () => Promise.reject(thrown);
  const module = { Component: () => null, loader } as unknown as PageModule;
  const watch = { onEnter: entered, onMistake: (error: Error) => void mistakes.push(error) };
  const page = instrumentModules(new Map([['./Page', module]]), watch).get('./Page') as PageModule;
  await expect(page.loader?.({} as never)).rejects.toBe(thrown);
  expect([mistakes, entered.mock.calls.length]).toEqual([heard, 1]);
});
