/** @jest-environment jest-fixed-jsdom */
import { defaultSettings } from '@site/shell/testing';
import { consentRead, makeStore } from '../../kit/store';

type Analytics = typeof import('./analytics');

/** A fresh page of the site, measured from its start. */
async function openPage(settings: Partial<typeof defaultSettings> = {}, mayHaveTags = true) {
  jest.resetModules();
  window.dataLayer = undefined;
  document.head.innerHTML = '<title>Home</title>';
  const store = makeStore();
  const analytics: Analytics = await import('./analytics');
  analytics.startAnalytics({ ...defaultSettings, ...settings }, store, mayHaveTags);
  const { track } = await import('../../kit');
  return { store, track };
}

const commands = (name: string) =>
  (window.dataLayer ?? []).map((entry) => Object.values(entry as object)).filter(([first]) => first === name);
const events = (name: string) =>
  (window.dataLayer ?? []).filter((entry) => (entry as { event?: string }).event === name) as Record<
    string,
    unknown
  >[];
const scripts = () => [...document.querySelectorAll('script')].map((script) => script.src);
const agree = { necessary: true as const, analytics: true, marketing: false };

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('what is measured', () => {
  it('starts with storage denied, function and security granted', async () => {
    await openPage();
    expect(commands('consent')).toEqual([
      [
        'consent',
        'default',
        expect.objectContaining({
          analytics_storage: 'denied',
          ad_storage: 'denied',
          ad_user_data: 'denied',
          ad_personalization: 'denied',
          functionality_storage: 'granted',
          security_storage: 'granted',
        }),
      ],
    ]);
    expect(commands('set')[0]?.[1]).toMatchObject({
      anonymize_ip: true,
      allow_ad_personalization_signals: false,
    });
  });

  it('follows the choice, stored or made now', async () => {
    localStorage.setItem('emberline-consent', JSON.stringify(agree));
    const { store } = await openPage();
    expect(commands('consent')[1]).toEqual([
      'consent',
      'update',
      expect.objectContaining({ analytics_storage: 'granted', ad_storage: 'denied' }),
    ]);
    store.dispatch(consentRead({ ...agree, marketing: true }));
    expect(commands('consent')[2]?.[2]).toMatchObject({ ad_storage: 'granted', ad_user_data: 'granted' });
  });

  it('reports what pages track', async () => {
    const { track } = await openPage();
    track('service compared', { count: 2 });
    expect(events('service compared')).toEqual([{ event: 'service compared', count: 2 }]);
  });

  it('remembers where the visit came from', async () => {
    await openPage();
    expect(JSON.parse(sessionStorage.getItem('traffic-source') ?? '')).toMatchObject({
      source: 'direct',
      isPaid: false,
    });
  });
});

describe("the tag manager's script", () => {
  it('is never loaded without a container', async () => {
    const { store } = await openPage({ consentMode: 'basic' });
    store.dispatch(consentRead(agree));
    expect(scripts()).toEqual([]);
  });

  it('is loaded at the start in the advanced mode', async () => {
    await openPage({ tagManagerId: 'GTM-X' });
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-X']);
  });

  it('waits for agreement in the basic mode', async () => {
    const { store } = await openPage({ tagManagerId: 'GTM-X', consentMode: 'basic' });
    expect(scripts()).toEqual([]);
    store.dispatch(consentRead({ ...agree, analytics: false }));
    expect(scripts()).toEqual([]);
    store.dispatch(consentRead(agree));
    store.dispatch(consentRead({ ...agree, marketing: true }));
    expect(scripts()).toHaveLength(1);
  });

  it('waits for agreement where the browser asks not to share', async () => {
    Object.assign(navigator, { globalPrivacyControl: true });
    try {
      const { store } = await openPage({ tagManagerId: 'GTM-X' });
      expect(scripts()).toEqual([]);
      store.dispatch(consentRead({ ...agree, analytics: false }));
      expect(scripts()).toEqual([]);
      store.dispatch(consentRead(agree));
      expect(scripts()).toHaveLength(1);
    } finally {
      Object.assign(navigator, { globalPrivacyControl: undefined });
    }
  });

  it('is not loaded where no tags are allowed, regardless of consent', async () => {
    localStorage.setItem('emberline-consent', JSON.stringify({ ...agree, marketing: true }));
    await openPage({ tagManagerId: 'GTM-X' }, false);
    expect(scripts()).toEqual([]);
  });
});

describe('Google Ads', () => {
  const account = { adsId: 'AW-123456789', adsLabel: 'AbC-D_efG' };
  const all = { ...agree, marketing: true };
  const worth = { value: 1, currency: 'USD', transaction_id: 'EB-1' };

  it('hears of a conversion under account and label, from who agreed to marketing', async () => {
    const { store, track } = await openPage(account);
    track('google_ads_conversion', worth);
    store.dispatch(consentRead(agree));
    track('google_ads_conversion', worth);
    expect([scripts(), commands('event'), commands('config')]).toEqual([[], [], []]);
    store.dispatch(consentRead(all));
    track('booking_completed', worth);
    track('google_ads_conversion', worth);
    expect(scripts()).toEqual(['https://www.googletagmanager.com/gtag/js?id=AW-123456789']);
    expect(commands('config')).toEqual([['config', 'AW-123456789', { send_page_view: false }]]);
    expect(commands('event')).toEqual([
      ['event', 'conversion', { send_to: 'AW-123456789/AbC-D_efG', ...worth }],
    ]);
    store.dispatch(consentRead(agree));
    track('google_ads_conversion', worth);
    expect(commands('event')).toHaveLength(1);
  });

  it.each([
    ['no account', {}, true],
    ['a page without tags', account, false],
  ])('is not loaded and hears nothing with %s', async (_what, settings, mayHaveTags) => {
    localStorage.setItem('emberline-consent', JSON.stringify(all));
    const { track } = await openPage(settings, mayHaveTags);
    track('google_ads_conversion', worth);
    expect([scripts(), commands('event')]).toEqual([[], []]);
    expect(events('google_ads_conversion')).toHaveLength(1);
  });
});
