import {
  beginPasskeySignIn,
  createSession,
  getSessionEnd,
  type SessionEnd,
  verifyMfa,
} from '@site/api/identity/session/contract';
import {
  exampleMfaChallenge,
  examplePasskeyRequestOptions,
  exampleSession,
} from '@site/api/identity/session/example';
import { paths } from '@site/shell/paths';
import { type FakeResponse, failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, fireEvent, screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { LoginScreen } from './LoginScreen';

function CurrentPath() {
  const { pathname, search } = useLocation();
  return (
    <>
      <LoginScreen />
      <output>{pathname + search}</output>
    </>
  );
}

afterEach(() => jest.useRealTimers());

interface LoginOptions {
  path?: string;
  timers?: (milliseconds: number) => void;
  reason?: SessionEnd['reason'];
}

async function openLogin(
  answer: FakeResponse<typeof createSession>,
  { path = paths.admin.login, timers, reason = null }: LoginOptions = {},
) {
  const api = fakeApi().on(createSession, answer).on(getSessionEnd, { reason });
  const view = await renderPage(CurrentPath, { path, api, timers });
  const tryIn = async (password = 'a password') => {
    await view.user.pasteInto(screen.getByLabelText(/Email/), 'owner@emberline.example');
    await view.user.type(screen.getByLabelText('Password'), password);
    await view.user.click(screen.getByRole('button', { name: /Continue/ }));
  };
  const posts = () => api.requests.filter(({ method }) => method === 'POST');
  return { ...view, api, posts, tryIn };
}

test('a correct password opens the requested page', async () => {
  const { posts, tryIn, store } = await openLogin(exampleSession(), {
    path: '/admin/login?next=%2Fadmin%2Fleads%3Fstatus%3Dnew',
  });
  expect(await screen.findByText('Leads')).toBeVisible();
  await tryIn();
  expect(await screen.findByText('/admin/leads?status=new')).toBeVisible();
  expect(posts()[0]?.body).toEqual({ email: 'owner@emberline.example', password: 'a password' });
  expect(store.getState().session.csrfToken).toBe('example-token');
});

test('explains only to that browser that a sixth device ended its session', async () => {
  const { unmount } = await openLogin(exampleSession(), { reason: 'sixth_device' });
  expect(await screen.findByText(/because your account signed in on a sixth device/)).toBeVisible();
  unmount();
  await openLogin(exampleSession());
  expect(screen.queryByText(/sixth device/)).toBeNull();
});

test('signing in ends viewing as another role', async () => {
  sessionStorage.setItem('view-as', 'viewer');
  const { tryIn } = await openLogin(exampleSession());
  await tryIn();
  expect(await screen.findByText('/admin/dashboard')).toBeVisible();
  expect(sessionStorage.getItem('view-as')).toBeNull();
});

test.each(['https://evil.example/admin/leads', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
  'a foreign address after the sign-in is not followed: %s',
  async (next) => {
    const path = `/admin/login?next=${encodeURIComponent(next)}`;
    const { tryIn } = await openLogin(exampleSession(), { path });
    await tryIn();
    expect(await screen.findByText('/admin/dashboard')).toBeVisible();
  },
);

test('shows the server’s uniform message for a wrong password and keeps the values', async () => {
  const { tryIn } = await openLogin(() => failure(401, 'Incorrect email or password.'));
  await tryIn();
  expect(await screen.findByText('Incorrect email or password.')).toBeVisible();
  expect(screen.getByText('Incorrect email or password.').closest('[role=alert]')).toBeVisible();
  expect(screen.getByLabelText(/Email/)).toHaveValue('owner@emberline.example');
  expect(screen.getByLabelText('Password')).toHaveFocus();
});

test('shows no internals of a server error', async () => {
  const { tryIn } = await openLogin(() => new Response('<h1>Bad gateway</h1>', { status: 502 }));
  await tryIn();
  expect(await screen.findByText('Something went wrong. Try again.')).toBeVisible();
});

test('password managers find their fields', async () => {
  await openLogin(exampleSession());
  expect(screen.getByLabelText(/Email/)).toHaveAttribute('autocomplete', 'username webauthn');
  expect(screen.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password');
});

test('names empty fields and sends nothing', async () => {
  const { posts, user } = await openLogin(exampleSession());
  await user.click(screen.getByRole('button', { name: /Continue/ }));
  expect(await screen.findByText('Please enter your password.')).toBeVisible();
  expect(screen.getByLabelText(/Email/)).toHaveFocus();
  expect(posts()).toHaveLength(0);
});

test('shows until when sign-in is blocked after too many attempts, then the form again', async () => {
  jest.useFakeTimers();
  const { tryIn } = await openLogin(
    () => {
      const refused = failure(429, 'Too many attempts. Try again in a minute.');
      refused.headers.set('retry-after', '60');
      return refused;
    },
    { timers: jest.advanceTimersByTime },
  );
  await tryIn();
  expect(await screen.findByRole('heading', { name: 'Too many attempts' })).toBeVisible();
  expect(screen.getByText(/Try again at/)).toHaveTextContent(/\d{1,2}:\d\d [AP]M/);
  await act(() => jest.advanceTimersByTimeAsync(55_000));
  expect(screen.getByRole('heading', { name: 'Too many attempts' })).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});

test('shows the password on request and warns about Caps Lock', async () => {
  const { user } = await openLogin(exampleSession());
  const password = screen.getByLabelText('Password');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(password).toHaveAttribute('type', 'text');
  fireEvent.keyUp(password, { key: 'A', modifierCapsLock: true });
  expect(screen.getByText('Caps Lock is on')).toBeVisible();
});

test('shows that the browser is offline', async () => {
  await openLogin(exampleSession());
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText(/You’re offline/).closest('[role=alert]')).toBeVisible();
  jest.restoreAllMocks();
});

describe('with a second factor', () => {
  async function openSecondStep(
    mfa: FakeResponse<typeof verifyMfa> = exampleSession(),
    challenge = exampleMfaChallenge(),
    timers?: (milliseconds: number) => void,
  ) {
    const view = await openLogin(challenge, { path: '/admin/login?next=%2Fadmin%2Fleads', timers });
    view.api.on(verifyMfa, mfa);
    await view.tryIn();
    await screen.findByText('owner@emberline.example');
    return view;
  }
  const code = () => screen.getByLabelText('Six-digit code');
  const send = () => screen.getByRole('button', { name: 'Sign in' });

  test('accepts the app code, with or without spaces', async () => {
    const { user, api, store } = await openSecondStep();
    expect(screen.getByRole('heading', { name: 'Enter your six-digit code' })).toBeVisible();
    expect(code()).toHaveFocus();
    expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
    expect(store.getState().session.user).toBeNull();
    await user.click(code());
    await user.paste('418 222');
    await user.click(send());
    expect(await screen.findByText('/admin/leads')).toBeVisible();
    expect(api.requests.at(-1)?.body).toEqual({ challenge: 'example-challenge', code: '418222' });
  });

  test('an incorrect code costs an attempt, shows why and clears the field', async () => {
    const { user } = await openSecondStep(() => failure(401, 'No match.', { code: 'wrong_code' }));
    await user.pasteInto(code(), '111111');
    await user.click(send());
    const heading = await screen.findByRole('heading', { name: 'Incorrect code' });
    expect(heading.closest('[role=alert]')).toBeVisible();
    expect(screen.getByText('4 of 5 attempts left')).toBeVisible();
    expect(code()).toHaveValue('');
    expect(code()).toHaveFocus();
  });

  test('does not send an empty code', async () => {
    const { user, posts } = await openSecondStep();
    await user.click(send());
    expect(await screen.findByText('Enter the six-digit code.')).toBeVisible();
    expect(code()).toBeInvalid();
    expect(posts()).toHaveLength(1);
  });

  test('accepts a recovery code', async () => {
    const { user, api } = await openSecondStep();
    await user.click(screen.getByRole('button', { name: 'Lost your phone?' }));
    expect(screen.getByText(/No recovery codes\? An owner or admin/)).toBeVisible();
    await user.pasteInto(screen.getByLabelText('Recovery code'), '4f7k2-2qz9b-m3xwd-h8c5t-r0vpn');
    await user.click(send());
    expect(await screen.findByText('/admin/leads')).toBeVisible();
    expect(api.requests.at(-1)?.body).toMatchObject({ code: '4f7k2-2qz9b-m3xwd-h8c5t-r0vpn' });
  });

  test('returns to the first step with the email when the challenge expired', async () => {
    const { user } = await openSecondStep(() =>
      failure(401, 'Time ran out or there were too many attempts.', { code: 'challenge_over' }),
    );
    await user.pasteInto(code(), '111111');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible();
    expect(screen.getByText('Time ran out or there were too many attempts.')).toBeVisible();
    expect(screen.getByLabelText(/Email/)).toHaveValue('owner@emberline.example');
    expect(screen.getByLabelText('Password')).toHaveValue('');
    expect(screen.getByLabelText('Password')).toHaveFocus();
  });

  test('expires after its time limit', async () => {
    jest.useFakeTimers();
    await openSecondStep(undefined, undefined, jest.advanceTimersByTime);
    await act(() => jest.advanceTimersByTimeAsync(299_000));
    expect(screen.getByRole('heading', { name: 'Enter your six-digit code' })).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText(/Time ran out/)).toBeVisible();
  });

  test('is blocked after too many attempts', async () => {
    const { user } = await openSecondStep(() => failure(429, 'Too many attempts.'));
    await user.pasteInto(code(), '111111');
    await user.click(send());
    expect(await screen.findByRole('heading', { name: 'Too many attempts' })).toBeVisible();
  });

  test('can start over', async () => {
    const { user } = await openSecondStep();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByLabelText(/Email/)).toHaveValue('owner@emberline.example');
  });
});

test('opens the setup if a second factor is required', async () => {
  const { tryIn } = await openLogin(exampleSession({ factor: 'needed' }), {
    path: '/admin/login?next=%2Fadmin%2Fleads',
  });
  await tryIn();
  expect(await screen.findByText('/admin/mfa-setup?next=%2Fadmin%2Fleads')).toBeVisible();
});

describe('with a passkey', () => {
  const get = jest.fn();
  beforeEach(() => {
    Object.assign(globalThis, { PublicKeyCredential: class {} });
    Object.defineProperty(navigator, 'credentials', { value: { get }, configurable: true });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'PublicKeyCredential');
    Reflect.deleteProperty(navigator, 'credentials');
  });

  test('shows that no passkey was used, and still accepts the password', async () => {
    get.mockRejectedValue(Object.assign(new Error('closed'), { name: 'NotAllowedError' }));
    const { user, api } = await openLogin(exampleSession());
    api.on(beginPasskeySignIn, examplePasskeyRequestOptions());
    await user.click(screen.getByRole('button', { name: 'Use a passkey' }));
    expect(await screen.findByText('No passkey was used. Try again or use another method.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
    expect(screen.getByRole('button', { name: /Continue/ })).toBeEnabled();
  });
});
