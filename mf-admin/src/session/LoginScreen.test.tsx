import { createSession } from '@site/api/contract/session';
import { exampleSession } from '@site/api/example/session';
import { paths } from '@site/shell/paths';
import { type Answer, failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { LoginScreen } from './LoginScreen';

function Place() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LoginScreen />
      <output>{pathname + search}</output>
    </>
  );
}

afterEach(() => jest.useRealTimers());

async function openDoor(
  answer: Answer<typeof createSession>,
  { path = paths.admin.login, timers }: { path?: string; timers?: (milliseconds: number) => void } = {},
) {
  const api = fakeApi().on(createSession, answer);
  const view = await renderPage(Place, { path, api, timers });
  const tryIn = async (password = 'a password') => {
    await view.user.type(screen.getByLabelText(/Email Address/), 'owner@emberline.example');
    await view.user.type(screen.getByLabelText('Password'), password);
    await view.user.click(screen.getByRole('button', { name: /Continue/ }));
  };
  return { ...view, api, tryIn };
}

test('the right password leads to the page that was asked for', async () => {
  const { api, tryIn, store } = await openDoor(exampleSession(), {
    path: '/admin/login?next=%2Fadmin%2Fleads%3Fstatus%3Dnew',
  });
  expect(screen.getByText('Leads')).toBeVisible();
  await tryIn();
  expect(await screen.findByText('/admin/leads?status=new')).toBeVisible();
  expect(api.asked[0]?.body).toEqual({ email: 'owner@emberline.example', password: 'a password' });
  expect(store.getState().session.csrfToken).toBe('example-token');
});

test('a foreign address after the sign-in is not followed', async () => {
  const { tryIn } = await openDoor(exampleSession(), {
    path: '/admin/login?next=https%3A%2F%2Fevil.example%2Fadmin%2Fleads',
  });
  await tryIn();
  expect(await screen.findByText('/admin/dashboard')).toBeVisible();
});

test('a wrong password is told in the server’s uniform words and the values stay', async () => {
  const { tryIn } = await openDoor(() => failure(401, 'That email and password do not match.'));
  await tryIn();
  expect(await screen.findByText('That email and password do not match.')).toBeVisible();
  expect(screen.getByText('That email and password do not match.').closest('[role=alert]')).toBeVisible();
  expect(screen.getByLabelText(/Email Address/)).toHaveValue('owner@emberline.example');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('a failure without words for a person shows none of the server’s innards', async () => {
  const { tryIn } = await openDoor(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await tryIn();
  expect(await screen.findByText('The site answered with an error and gave no reason.')).toBeVisible();
});

test('password managers find their fields', async () => {
  await openDoor(exampleSession());
  expect(screen.getByLabelText(/Email Address/)).toHaveAttribute('autocomplete', 'username');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('empty fields are named and nothing is sent', async () => {
  const { api, user } = await openDoor(exampleSession());
  await user.click(screen.getByRole('button', { name: /Continue/ }));
  expect(await screen.findByText('Please enter your password.')).toBeVisible();
  expect(screen.getByLabelText(/Email Address/)).toHaveFocus();
  expect(api.asked).toHaveLength(0);
});

test('after too many tries it says until when the door stays shut, then opens again', async () => {
  jest.useFakeTimers();
  const { tryIn } = await openDoor(
    () => {
      const refused = failure(429, 'Too many tries. Please wait a minute.');
      refused.headers.set('retry-after', '60');
      return refused;
    },
    { timers: jest.advanceTimersByTime },
  );
  await tryIn();
  expect(await screen.findByRole('heading', { name: 'Sign-in is resting' })).toBeVisible();
  expect(screen.getByText(/opens again at/)).toHaveTextContent(/\d{1,2}:\d\d [AP]M/);
  await act(() => jest.advanceTimersByTimeAsync(55_000));
  expect(screen.getByRole('heading', { name: 'Sign-in is resting' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('the password can be shown, and Caps Lock is noticed', async () => {
  const { user } = await openDoor(exampleSession());
  const password = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show the password' }));
  expect(password).toHaveAttribute('type', 'text');
  fireEvent.keyUp(password, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
});

test('without a connection it says so before anybody tries', async () => {
  await openDoor(exampleSession());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText(/You are offline/).closest('[role=alert]')).toBeVisible();
  jest.restoreAllMocks();
});
