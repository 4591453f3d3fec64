import { notFound } from '../../../kit/loaderOutcomes';
import type { PageModule } from '../../../remote';
import { instrumentModules } from './instrumentModules';

const error = new TypeError('x is undefined');

test.each([
  ['an error of its own', error, [error]],
  ['a page that does not exist', notFound(), []],
  ['an API that does not respond', { name: 'AbortError', message: 'Aborted' }, []],
])(
  'a loader that fails with %s is reported only if it caused the failure',
  async (_what, cause, expected) => {
    const entered = jest.fn();
    const reported: Error[] = [];
    const loader = () => Promise.reject(cause);
    const module = { Component: () => null, loader } as unknown as PageModule;
    const watch = {
      onEnter: entered,
      onLoaderError: (loaderError: Error) => void reported.push(loaderError),
    };
    const page = instrumentModules(new Map([['./Page', module]]), watch).get('./Page') as PageModule;
    await expect(page.loader?.({} as never)).rejects.toBe(cause);
    expect([reported, entered.mock.calls.length]).toEqual([expected, 1]);
  },
);
