import { getPwnedRange } from '@site/api/tools/passwords/contract';
import { examplePwnedRange } from '@site/api/tools/passwords/example';
import { KitProvider, onTrack } from '@site/shell/kit';
import { createStyleCache } from '@site/shell/kit/server';
import { defaultSettings, failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import * as page from './PasswordPage';

const field = () => screen.getByLabelText<HTMLInputElement>('Password to test');
const SECRET = 'Qv7!brindle-Sparrow';

async function testPassword(password: string, api = fakeApi()) {
  const view = await renderPage(page, { path: '/tools/password-strength', api });
  await view.user.clear(field());
  if (password) await view.user.type(field(), password);
  return view;
}

test('shows the complete example before typing', async () => {
  await renderPage(page);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('How strong is your password?');
  expect(field()).toHaveValue('Austin1987');
  expect(screen.getByText('score 1 of 4')).toBeVisible();
  expect(screen.getByText('47 minutes')).toBeVisible();
  expect(
    screen.getByText('Both together: 2 orders × 184 × 50, plus 10,000 to find the split.'),
  ).toBeVisible();
});

test('measures, explains and announces a password after typing stops', async () => {
  await testPassword('P@ssw0rd');
  expect(await screen.findByText('score 0 of 4')).toBeVisible();
  expect(screen.getByText(/^A common choice, number 2 on leaked lists/, { selector: 'small' })).toBeVisible();
  await waitFor(() =>
    expect(
      screen.getByText(/^Very weak, score 0 of 4\. .* guesses to crack it, in 1 part\./),
    ).toBeInTheDocument(),
  );
});

test('lowers the strength for personal words', async () => {
  const { user } = await testPassword('Brightwater#7');
  await screen.findByText(/score [34] of 4/);
  await user.pasteInto(screen.getByLabelText('Words about you that someone could guess'), 'Ada, Brightwater');
  expect(await screen.findByText('A word about you, with a capital.')).toBeVisible();
});

test('masks the password everywhere when hidden', async () => {
  const { user, container } = await testPassword(SECRET);
  await screen.findByText(/score \d of 4/);
  await user.click(screen.getByRole('button', { name: 'Hide the password' }));
  expect(field()).toHaveAttribute('type', 'password');
  for (const part of ['Qv7', 'brindle', 'Sparrow']) expect(container).not.toHaveTextContent(part);
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(field()).toHaveAttribute('type', 'text');
});

test('never puts the password into attributes, storage, URL, console or analytics', async () => {
  const words: unknown[] = [];
  const stop = onTrack((...all) => words.push(all));
  const output = ['log', 'warn', 'error', 'info'].map((name) =>
    jest.spyOn(console, name as 'log').mockImplementation(),
  );
  const { container } = await testPassword(SECRET);
  await screen.findByText(/score \d of 4/);
  for (const element of container.querySelectorAll('*'))
    for (const { value } of Array.from(element.attributes)) expect(value).not.toContain(SECRET);
  const stored = JSON.stringify([
    { ...localStorage },
    { ...sessionStorage },
    location.href,
    document.cookie,
    words,
  ]);
  expect(stored).not.toContain('Sparrow');
  expect(JSON.stringify(output.map((spy) => spy.mock.calls))).not.toContain('Sparrow');
  expect(words).toEqual([]);
  stop();
  jest.restoreAllMocks();
});

test('clears the password when leaving the page', async () => {
  await testPassword(SECRET);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  expect(field()).toHaveValue('Austin1987');
});

test('tests input typed before hydration', async () => {
  const { Component } = page;
  const host = document.createElement('div');
  document.body.append(host);
  const tree = (
    <KitProvider cache={createStyleCache()} settings={defaultSettings}>
      <StaticRouter location="/">
        <Component />
      </StaticRouter>
    </KitProvider>
  );
  host.innerHTML = renderToString(tree);
  const input = host.querySelector<HTMLInputElement>('#password')!;
  input.value = 'P@ssw0rd';
  await act(async () => void hydrateRoot(host, tree));
  expect(await screen.findByText('score 0 of 4')).toBeVisible();
  expect(input).toHaveValue('P@ssw0rd');
  host.remove();
});

test('asks for input when the field is empty', async () => {
  await testPassword('');
  expect(await screen.findByText('Nothing to test yet')).toBeVisible();
});

describe('the leak check', () => {
  test('sends five characters of the hash on request and shows the count', async () => {
    const api = fakeApi().on(getPwnedRange, () => new Response(examplePwnedRange()));
    const { user } = await testPassword('password', api);
    await screen.findByText('score 0 of 4');
    expect(api.requests).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Check for leaks' }));
    expect(await screen.findByText(/known leaks, 52,256,179 times/)).toBeVisible();
    expect(api.requests.map(({ path }) => path)).toEqual(['/tools/pwned-range/5BAA6']);
  });

  test('reports no breach if the suffix is not in the response', async () => {
    const api = fakeApi().on(getPwnedRange, () => new Response('0018A45C4D1DEF81644B54AB7F969B88D65:3'));
    const { user } = await testPassword('password', api);
    await user.click(screen.getByRole('button', { name: 'Check for leaks' }));
    expect(await screen.findByText('Not leaked so far')).toBeVisible();
  });

  test('reports an unavailable list, keeps the score and retries', async () => {
    const api = fakeApi().on(getPwnedRange, () => failure(503, 'unavailable'));
    const { user } = await testPassword('password', api);
    await user.click(screen.getByRole('button', { name: 'Check for leaks' }));
    expect(await screen.findByText('Check unavailable')).toBeVisible();
    expect(await screen.findByText('score 0 of 4')).toBeVisible();
    api.on(getPwnedRange, () => new Response(examplePwnedRange()));
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Found')).toBeVisible();
  });

  test('ignores a response for a previous password', async () => {
    let answer = (_: Response) => {};
    const api = fakeApi().on(getPwnedRange, () => new Promise((resolve) => (answer = resolve)));
    const { user } = await testPassword('password', api);
    await user.click(screen.getByRole('button', { name: 'Check for leaks' }));
    await waitFor(() => expect(api.requests).toHaveLength(1));
    await user.type(field(), 'er');
    await act(async () => answer(new Response(examplePwnedRange())));
    expect(screen.queryByText('Found')).not.toBeInTheDocument();
  });
});

describe('the replay', () => {
  test('steps through the parts and announces each', async () => {
    const { user } = await renderPage(page);
    const step = screen.getByRole('button', { name: 'One step' });
    await user.click(step);
    expect(screen.getByText('Start over.')).toBeInTheDocument();
    await user.click(step);
    expect(screen.getByText('After 50 guesses: 1987 is guessed. A recent year.')).toBeInTheDocument();
  });

  test('shows the end at once with reduced motion', async () => {
    const query = window.matchMedia;
    window.matchMedia = ((text: string) => ({ ...query(text), matches: true })) as typeof query;
    const { user } = await renderPage(page);
    await user.click(screen.getByRole('button', { name: 'Replay' }));
    expect(screen.getByText(/^After 28,400 guesses: Both together/)).toBeInTheDocument();
    window.matchMedia = query;
  });
});

describe('the passphrase generator', () => {
  test('allows copying generated words but not the example', async () => {
    const { user } = await renderPage(page);
    const written = jest.spyOn(navigator.clipboard, 'writeText');
    const copy = screen.getByRole('button', { name: 'Copy passphrase' });
    expect(copy).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'New words' }));
    expect(await screen.findByText('6 new words, 77.5 bits.')).toBeInTheDocument();
    await user.click(copy);
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
    expect(written.mock.calls[0]?.[0]).toMatch(/^[a-z]+(-[a-z]+){5}$/);
  });

  test('generates eight words on request', async () => {
    const { user } = await renderPage(page);
    await user.click(screen.getByRole('button', { name: '8' }));
    expect(await screen.findByText('103.4 bits')).toBeVisible();
    expect(screen.getByText('word 8, 12.9 bits')).toBeVisible();
  });
});
