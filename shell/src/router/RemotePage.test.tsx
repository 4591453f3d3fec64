import { renderPage } from '@site/shell/testing';
import { act, screen } from '@testing-library/react';
import { type ReactNode, useEffect, useState } from 'react';
import type { LayoutModule, PageModule } from '../../remote';
import { RemotePage } from './RemotePage';
import type { Resolved } from './resolvePage';

let mounts = 0;

function Frame({ children }: { children: ReactNode }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    mounts += 1;
  }, []);
  return (
    <section aria-label="frame">
      <button type="button" onClick={() => setCount(count + 1)}>
        pressed {count}
      </button>
      {children}
    </section>
  );
}

const frame: LayoutModule = { Component: Frame };
const page = (words: string): PageModule => ({ Component: () => <h1>{words}</h1> });
const broken = {
  Component: (): ReactNode => {
    throw new Error('broken on purpose');
  },
};

/** A page of the test remote, inside the layout by default. */
const at = (path: string, module: PageModule, layout: LayoutModule | undefined = frame): Resolved => ({
  url: path,
  status: 200,
  route: { path: '*', expose: `.${path}`, layout: layout && './Frame', remote: 'mf_one' },
  module,
  layout,
});

/** The page of an address inside the shell, and the way to another. */
async function show(first: Resolved, isFirst = false) {
  let go: (next: Resolved) => void = () => undefined;
  function CurrentPath() {
    const [current, setCurrent] = useState(first);
    go = setCurrent;
    return <RemotePage resolved={current} isFirst={isFirst && current === first} />;
  }
  const view = await renderPage(CurrentPath);
  return { ...view, go: (next: Resolved) => act(async () => go(next)) };
}

beforeEach(() => {
  mounts = 0;
});

test('a layout stays mounted while the pages in it change', async () => {
  const { user, go } = await show(at('/one', page('One')));
  const before = screen.getByRole('region', { name: 'frame' });
  await user.click(screen.getByRole('button'));
  await go(at('/two', page('Two')));
  expect(screen.getByRole('heading', { name: 'Two' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'frame' })).toBe(before);
  expect(screen.getByRole('button', { name: 'pressed 1' })).toBeVisible();
  expect(mounts).toBe(1);
});

test('a page without the layout unmounts it', async () => {
  const { go } = await show(at('/one', page('One')));
  await go({ ...at('/bare', page('Bare')), layout: undefined });
  expect(screen.getByRole('heading', { name: 'Bare' })).toBeVisible();
  expect(screen.queryByRole('region', { name: 'frame' })).not.toBeInTheDocument();
});

test('a failing page keeps its layout mounted, and the next page is shown', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go } = await show(at('/one', page('One')));
  await go(at('/two', broken));
  expect(screen.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'frame' })).toBeVisible();
  await go(at('/three', page('Three')));
  expect(screen.getByRole('heading', { name: 'Three' })).toBeVisible();
  expect(mounts).toBe(1);
  consoleError.mockRestore();
});

test('a layout that fails does not take the next page with it', async () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { go } = await show(at('/one', page('One'), broken));
  expect(screen.getByRole('heading', { name: 'This page couldn’t be shown' })).toBeVisible();
  await go(at('/two', page('Two')));
  expect(screen.getByRole('heading', { name: 'Two' })).toBeVisible();
  consoleError.mockRestore();
});
