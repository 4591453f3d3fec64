import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes } from 'react-router';
import { isSameAs, KitProvider, type Settings } from '../kit';
import { addApiToStore } from '../kit/query';
import { createStyleCache } from '../kit/server';
import { makeStore, type State } from '../kit/store';
import type { PageContent, PageModule } from '../remote';
import { defaultSettings } from './defaultSettings';
import type { fakeApi } from './fakeApi';

/** Inserts no rule: jsdom would match each of them against each element that a query asks for. */
const noStyles = createStyleCache();
noStyles.insert = () => undefined;

/**
 * Renders a component, or a page module after running its loader, the way the shell does, with kit, store and router.
 * Returns the store, a user, and everything Testing Library's `render` returns.
 */
export async function renderPage<Content extends PageContent>(
  page: ComponentType | PageModule<Content>,
  options: RenderPageOptions = {},
) {
  const { path = '/', pattern = '*', settings, state } = options;
  options.api?.start();
  const store = makeStore(state);
  addApiToStore(store);
  const { Component, content, loader }: PageModule<Content> =
    typeof page === 'function' ? { Component: page as ComponentType<{ content: Content }> } : page;
  const url = new URL(path, 'http://localhost');
  const fetch = (thunk: unknown) =>
    (store.dispatch(thunk as never) as { unwrap: () => Promise<unknown> }).unwrap();
  const pageContent = await content?.({ params: options.params ?? {}, url });
  try {
    await loader?.({ params: options.params ?? {}, url, fetch });
  } catch (error) {
    // The browser renders the page at this address too.
    if (!isSameAs(error)) throw error;
  }
  const view = render(
    <Provider store={store}>
      <KitProvider
        cache={options.hasStyles ? createStyleCache() : noStyles}
        settings={{ ...defaultSettings, ...settings }}
      >
        <MemoryRouter initialEntries={[path]}>
          <Routes>
            <Route path={pattern} element={<Component content={pageContent as Content} />} />
          </Routes>
        </MemoryRouter>
      </KitProvider>
    </Provider>,
  );
  return { ...view, store, user: setUpUser(options.timers) };
}

/**
 * A user who can also paste text at the end of a field: typing renders the page for every letter. Before each action
 * Testing Library would look for `pointer-events: none` in all elements around, a tenth of the time of all tests.
 */
function setUpUser(advanceTimers?: RenderPageOptions['timers']) {
  const user = userEvent.setup({ pointerEventsCheck: 0, ...(advanceTimers && { advanceTimers }) });
  const pasteInto = async (field: Element, text: string) => {
    await user.click(field);
    await user.paste(text);
  };
  return Object.assign(user, { pasteInto });
}

/** Someone at the page: what Testing Library's user can do, and `pasteInto(field, text)`. */
export type PageUser = ReturnType<typeof setUpUser>;

export interface RenderPageOptions {
  /** With the styles of the components, for tests of what only they hide or lay out. */
  hasStyles?: boolean;
  /** The path, with its query. */
  path?: string;
  /** The route's pattern, for pages that read parameters. */
  pattern?: string;
  /** The parameters of the path, for the loader. */
  params?: Record<string, string>;
  settings?: Partial<Settings>;
  state?: Partial<State>;
  api?: ReturnType<typeof fakeApi>;
  /** `jest.advanceTimersByTime` in tests with fake timers. */
  timers?: (milliseconds: number) => void;
}
