import { renderPage } from '@site/shell/testing';
import { act, screen } from '@testing-library/react';
import { readConsent, useConsent } from '../../kit';
import { consentRead } from '../../kit/store';
import { ConsentGate } from './ConsentGate';

const KEY = 'emberline-consent';
const DATE_KEY = 'emberline-consent-date';

function Page() {
  const { choices } = useConsent();
  return (
    <>
      <ConsentGate />
      <output>{JSON.stringify(choices)}</output>
    </>
  );
}

/** The page as it is after `wait` ms, with the browser's storage read as the shell does at the start. */
async function openPage(wait = 1001, path?: string) {
  const page = await renderPage(Page, { path, timers: jest.advanceTimersByTime });
  act(() => {
    page.store.dispatch(consentRead(readConsent()));
  });
  await act(() => jest.advanceTimersByTimeAsync(wait));
  return page;
}

const banner = () => screen.queryByRole('region', { name: 'Cookie consent' });
const stored = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');
const button = (name: string) => screen.getByRole('button', { name });

describe('the consent banner', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => jest.useRealTimers());

  it('appears one second after load, without taking the focus', async () => {
    await openPage(999);
    expect(banner()).not.toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(2));
    expect(banner()).toBeInTheDocument();
    expect(document.body).toHaveFocus();
  });

  it('does not appear on a preview', async () => {
    const { unmount } = await openPage(2000, `/blog/soon?preview=${'a'.repeat(43)}`);
    expect(banner()).not.toBeInTheDocument();
    unmount();
    await openPage(2000, '/blog/soon?preview=no-token');
    expect(banner()).toBeInTheDocument();
  });

  it.each([
    ['Necessary Only', { necessary: true, analytics: false, marketing: false }],
    ['Accept All', { necessary: true, analytics: true, marketing: true }],
  ])('%s stores, applies and closes', async (name, choices) => {
    const { user } = await openPage();
    await user.click(button(name));
    expect(stored()).toEqual(choices);
    expect(Date.parse(localStorage.getItem(DATE_KEY) ?? '')).not.toBeNaN();
    expect(screen.getByText(JSON.stringify(choices))).toBeInTheDocument();
    expect(banner()).not.toBeInTheDocument();
  });

  it('offers toggles, all off but the necessary one, and saves what is chosen', async () => {
    const { user } = await openPage();
    await user.click(button('Customize'));
    expect(await screen.findByRole('switch', { name: 'Necessary' })).toBeChecked();
    expect(screen.getByRole('switch', { name: 'Necessary' })).toBeDisabled();
    expect(screen.getByRole('switch', { name: 'Marketing' })).not.toBeChecked();
    await user.click(screen.getByRole('switch', { name: 'Analytics' }));
    await user.click(button('Save Preferences'));
    expect(stored()).toEqual({ necessary: true, analytics: true, marketing: false });
    expect(banner()).not.toBeInTheDocument();
  });

  it('Cancel leads back to the first question and stores nothing', async () => {
    const { user } = await openPage();
    await user.click(button('Customize'));
    await user.click(await screen.findByRole('switch', { name: 'Analytics' }));
    await user.click(button('Cancel'));
    expect(button('Accept All')).toBeInTheDocument();
    expect(stored()).toBeNull();
    await user.click(button('Customize'));
    expect(await screen.findByRole('switch', { name: 'Analytics' })).not.toBeChecked();
  });

  it('Esc puts it away and stores nothing', async () => {
    const { user } = await openPage();
    button('Accept All').focus();
    await user.keyboard('{Escape}');
    expect(banner()).not.toBeInTheDocument();
    expect(stored()).toBeNull();
  });

  it('stays away once a choice is stored', async () => {
    localStorage.setItem(KEY, JSON.stringify({ necessary: true, analytics: false, marketing: false }));
    await openPage();
    expect(banner()).not.toBeInTheDocument();
  });

  it.each(['{', '"yes"', '{"necessary":false}', '{"necessary":true,"analytics":"on","marketing":true}'])(
    'asks again when the stored value is unreadable: %s',
    async (value) => {
      localStorage.setItem(KEY, value);
      await openPage();
      expect(banner()).toBeInTheDocument();
    },
  );

  it('appears again for a new policy version', async () => {
    localStorage.setItem(KEY, JSON.stringify({ necessary: true, analytics: true, marketing: true }));
    localStorage.setItem('emberline-consent-policy', '0');
    const { user } = await openPage();
    expect(screen.getByText('null')).toBeInTheDocument();
    await user.click(button('Accept All'));
    expect(localStorage.getItem('emberline-consent-policy')).toBe('1');
  });

  it('sends one receipt per choice, all with one id', async () => {
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    try {
      const { user } = await openPage();
      await user.click(button('Necessary Only'));
      const [[address, call]] = sent.mock.calls as [[string, RequestInit]];
      expect([address, call.method, call.keepalive]).toEqual(['/api/consent', 'POST', true]);
      expect(JSON.parse(String(call.body))).toEqual({
        consentId: localStorage.getItem('emberline-consent-id'),
        choices: { necessary: true, analytics: false, marketing: false },
        version: '1',
        gpc: false,
      });
    } finally {
      sent.mockRestore();
    }
  });

  it.each([
    ['Necessary Only', 'a1'.repeat(16)],
    ['Accept All', undefined],
  ])('names HubSpot’s cookie only when marketing is refused: %s', async (name, hutk) => {
    document.cookie = `hubspotutk=${'a1'.repeat(16)}; path=/`;
    const sent = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
    const { user } = await openPage();
    await user.click(button(name));
    const [[, call]] = sent.mock.calls as [[string, RequestInit]];
    expect(JSON.parse(String(call.body)).hutk).toBe(hutk);
    sent.mockRestore();
    document.cookie = 'hubspotutk=; expires=Thu, 01 Jan 1970 00:00:00 GMT; path=/';
  });

  it('clears marketing cookies when marketing is refused', async () => {
    for (const name of ['_fbp', '_fbc', 'fr', '_gcl_au', 'kept']) document.cookie = `${name}=1; path=/`;
    const { user } = await openPage();
    await user.click(button('Necessary Only'));
    expect(document.cookie).toBe('kept=1');
  });
});
