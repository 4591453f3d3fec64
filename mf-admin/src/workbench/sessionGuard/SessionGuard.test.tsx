import { getFactors, renewRecoveryCodes } from '@site/api/identity/account/contract';
import { exampleFactors, exampleRecoveryCodes } from '@site/api/identity/account/example';
import {
  createSession,
  getSession,
  getSessionEnd,
  type Session,
  stepUp,
  verifyMfa,
} from '@site/api/identity/session/contract';
import { exampleMfaChallenge, exampleSession } from '@site/api/identity/session/example';
import { exampleMember } from '@site/api/identity/users/example';
import { listLeads } from '@site/api/leads/pipeline/contract';
import { exampleLeadPage } from '@site/api/leads/pipeline/example';
import { failure, fakeApi, renderPage } from '@site/shell/testing';
import { act, configure, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { useRenewRecoveryCodesMutation } from '../../session/accountApi';
import { WorkbenchLayout } from '../frame/WorkbenchLayout';

configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => localStorage.clear());
afterEach(() => jest.useRealTimers());

/** A screen with a text field and an action whose result it shows. */
function Form() {
  const [renew] = useRenewRecoveryCodesMutation();
  const [messages, setMessages] = useState<string[]>([]);
  const handleAction = async () => {
    const { data, error } = await renew();
    const outcome = data
      ? `${data.recoveryCodes.length} codes`
      : `refused ${(error as { status: number }).status}`;
    setMessages((before) => [...before, outcome]);
  };
  return (
    <WorkbenchLayout>
      <input aria-label="Note" />
      <textarea
        aria-label="Draft"
        onChange={({ target }) => void (target.value.endsWith('!') && handleAction())}
      />
      <button type="button" onClick={handleAction}>
        Renew
      </button>
      <ul aria-label="Outcomes">
        {messages.map((each) => (
          <li key={each}>{each}</li>
        ))}
      </ul>
    </WorkbenchLayout>
  );
}

const rejection = (status: number, code: string) =>
  failure(status, 'You’re about to create new recovery codes.', { code });

/** A fake API that accepts the action with this token and rejects other tokens. */
function apiThatWants(token: string, refused: Response) {
  return fakeApi()
    .on(getSession, exampleSession())
    .on(listLeads, exampleLeadPage())
    .on(getSessionEnd, { reason: null })
    .on(getFactors, exampleFactors({ passkeys: [] }))
    .on(renewRecoveryCodes, ({ headers }) =>
      headers.get('x-csrf-token') === token ? { recoveryCodes: exampleRecoveryCodes() } : refused.clone(),
    );
}

const renewed = (part: Partial<Session> = {}) => exampleSession({ csrfToken: 'second token', ...part });

async function begin(api: ReturnType<typeof fakeApi>, session = exampleSession()) {
  const view = await renderPage(Form, { path: '/admin/leads', api, state: { session } });
  await view.user.pasteInto(await screen.findByRole('textbox', { name: 'Note' }), 'half a thought');
  await view.user.click(screen.getByRole('button', { name: 'Renew' }));
  return view;
}
const actions = (api: ReturnType<typeof fakeApi>) =>
  api.requests.filter(({ path }) => path === '/auth/mfa/recovery-codes').length;
const note = () => screen.getByRole('textbox', { name: 'Note', hidden: true });

test('an action that needs step-up asks for a code and then continues', async () => {
  const api = apiThatWants('second token', rejection(403, 'step_up')).on(stepUp, ({ body }) =>
    body.code === '123456'
      ? renewed()
      : failure(422, 'Incorrect code.', {
          code: 'wrong_code',
          fieldErrors: { code: 'Incorrect code.' },
        }),
  );
  const { user } = await begin(api);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  expect(dialog.getByText('You’re about to create new recovery codes.')).toBeVisible();
  const code = await dialog.findByLabelText('Six-digit code');
  await user.pasteInto(code, '000000');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await dialog.findByText('Incorrect code.')).toBeVisible();
  expect(actions(api)).toBe(1);
  await user.clear(code);
  await user.pasteInto(code, '123456');
  await user.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('10 codes')).toBeVisible();
  expect(screen.queryByRole('dialog', { name: 'Confirm it’s you' })).not.toBeInTheDocument();
  expect(note()).toHaveValue('half a thought');
  expect(actions(api)).toBe(2);
});

test('canceling step-up shows the API’s error and changes nothing', async () => {
  const api = apiThatWants('never', rejection(403, 'step_up'));
  const { user } = await begin(api);
  const dialog = within(await screen.findByRole('dialog', { name: 'Confirm it’s you' }));
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('refused 403')).toBeInTheDocument();
  expect(actions(api)).toBe(1);
});

test('a member without a second factor confirms with the password', async () => {
  const api = apiThatWants('second token', rejection(403, 'step_up'))
    .on(getFactors, exampleFactors({ appSince: null, passkeys: [], recoveryCodesLeft: 0, isRequired: false }))
    .on(stepUp, renewed());
  const { user } = await begin(api, exampleSession({ factor: 'offered' }));
  await user.pasteInto(await screen.findByLabelText('Password'), 'a password');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('10 codes')).toBeVisible();
  expect(api.requests.find(({ path }) => path === '/auth/sudo')?.body).toEqual({ password: 'a password' });
});

test('an expired session asks to sign in, keeps typed text and completes the action', async () => {
  const api = apiThatWants('second token', rejection(401, 'sign_in_first'))
    .on(getSessionEnd, { reason: 'sixth_device' })
    .on(createSession, exampleMfaChallenge())
    .on(verifyMfa, renewed());
  const { user } = await begin(api);
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  expect(await dialog.findByText(/signed in on a sixth device/)).toBeVisible();
  expect(dialog.getByText('owner@emberline.example')).toBeVisible();
  await user.pasteInto(dialog.getByLabelText('Password'), 'a password');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  await user.pasteInto(await dialog.findByLabelText('Six-digit code'), '123456');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('10 codes')).toBeVisible();
  expect(note()).toHaveValue('half a thought');
  expect(api.requests.find(({ path }) => path === '/auth/login')?.body).toEqual({
    email: 'owner@emberline.example',
    password: 'a password',
  });
  expect(actions(api)).toBe(2);
});

test('a session that expires during step-up asks to sign in and continues all waiting calls', async () => {
  const api = apiThatWants('second token', rejection(403, 'step_up'))
    .on(stepUp, rejection(401, 'sign_in_first'))
    .on(createSession, renewed());
  const { user } = await begin(api);
  await user.pasteInto(await screen.findByLabelText('Six-digit code'), '123456');
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }));
  await user.pasteInto(dialog.getByLabelText('Password'), 'a password');
  await user.click(dialog.getByRole('button', { name: 'Continue' }));
  expect(await screen.findByText('10 codes')).toBeVisible();
});

test('fetches a CSRF token that another tab renewed without a prompt', async () => {
  const api = apiThatWants('second token', rejection(403, 'csrf')).on(getSession, renewed());
  await begin(api);
  expect(await screen.findByText('10 codes')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

describe('session expiry', () => {
  const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const pass = (minutes: number) => act(() => jest.advanceTimersByTimeAsync(minutes * 60_000));

  async function wait(part: () => Partial<Session>) {
    jest.useFakeTimers();
    const api = apiThatWants('any', rejection(403, 'forbidden')).on(getSession, () => renewed());
    const state = { session: exampleSession(part()) };
    return renderPage(Form, { path: '/admin/leads', api, state, timers: jest.advanceTimersByTime });
  }

  test('is announced and can be extended', async () => {
    const { user } = await wait(() => ({}));
    await pass(53);
    expect(screen.queryByText(/Your session ends at/)).not.toBeInTheDocument();
    await pass(3);
    expect(screen.getByText(/Your session ends at \d+:\d\d [AP]M/).closest('[role=alert]')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(1);
    expect(screen.queryByText(/Your session ends at/)).not.toBeInTheDocument();
    await pass(50);
    expect(screen.queryByText(/Your session ends at/)).not.toBeInTheDocument();
  });

  test('is not extended with the session of another member who signed in meanwhile', async () => {
    jest.useFakeTimers();
    const other = renewed({ user: exampleMember({ id: 'another', name: 'Another' }) });
    const api = apiThatWants('any', rejection(403, 'forbidden')).on(getSession, other);
    const state = { session: exampleSession() };
    const { user, store } = await renderPage(Form, {
      path: '/admin/leads',
      api,
      state,
      timers: jest.advanceTimersByTime,
    });
    await user.pasteInto(screen.getByRole('textbox', { name: 'Note' }), 'half a thought');
    await pass(56);
    await user.click(screen.getByRole('button', { name: 'Stay signed in' }));
    await pass(0);
    expect(screen.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
    expect(store.getState().session).toMatchObject({ user: state.session.user, csrfToken: 'example-token' });
    expect(note()).toHaveValue('half a thought');
  });

  test('cannot be extended after twelve hours and asks to sign in', async () => {
    await wait(() => ({ endsAt: inMinutes(10) }));
    await pass(6);
    expect(screen.getByRole('button', { name: 'Sign in again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Stay signed in' })).not.toBeInTheDocument();
    await pass(5);
    expect(screen.getByRole('dialog', { name: 'Sign in again' })).toBeVisible();
  });
});

test('typing goes on in the text when the sign-in dialog opens, and does not close it', async () => {
  const api = apiThatWants('no token', rejection(401, 'sign_in_first'));
  const { user } = await renderPage(Form, {
    path: '/admin/leads',
    api,
    state: { session: exampleSession() },
  });
  await user.pasteInto(await screen.findByRole('textbox', { name: 'Draft' }), 'half a thought!');
  const dialog = await screen.findByRole('dialog', { name: 'Sign in again' });
  const password = await within(dialog).findByLabelText('Password');
  expect(password).not.toHaveFocus();
  expect(dialog.parentElement).toContainElement(document.activeElement as HTMLElement);
  await user.keyboard('and the rest of it');
  await user.keyboard('{Enter}');
  expect(password).toHaveValue('');
  expect(dialog).toBeVisible();
});
