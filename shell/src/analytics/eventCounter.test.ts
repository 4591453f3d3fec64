/** @jest-environment jest-fixed-jsdom */
import { exampleTouch } from '@site/api/insights/origin/example';

type Counting = typeof import('./eventCounter');

let beacons: { address: string; batch: Record<string, unknown[]> }[] = [];

/** A fresh document that counts, unless it may not. */
async function openDocument(mayCount = true) {
  jest.resetModules();
  const counting: Counting = await import('./eventCounter');
  const listen = jest.spyOn(window, 'addEventListener');
  if (mayCount) counting.startEventCounter();
  listeners.push(...listen.mock.calls);
  listen.mockRestore();
  return counting;
}

/** Listeners of earlier documents, which would go on counting in this one. */
const listeners: Parameters<typeof removeEventListener>[] = [];
afterEach(() => {
  for (const [type, listener] of listeners.splice(0)) removeEventListener(type, listener, true);
});

const hide = (state: 'hidden' | 'visible' = 'hidden') => {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
};
const choose = (analytics: boolean) =>
  localStorage.setItem('emberline-consent', JSON.stringify({ necessary: true, analytics, marketing: false }));
const view = { page_path: '/faq', page_referrer: 'https://www.google.com/', page_title: 'FAQ' };

beforeEach(() => {
  beacons = [];
  localStorage.clear();
  sessionStorage.clear();
  hide('visible');
  navigator.sendBeacon = (address, body) => {
    beacons.push({ address: String(address), batch: JSON.parse(String(body)) });
    return true;
  };
});

it('sends all events in one beacon when the page is hidden', async () => {
  const touch = exampleTouch();
  sessionStorage.setItem('visit-origin', JSON.stringify({ first: touch, last: touch }));
  const { countEvent, countVital } = await openDocument();
  countEvent('page_view', view);
  countEvent('service compared', { count: 2, name: 'x'.repeat(300) });
  countVital({ metric: 'FCP', route: '/faq', value: 12.5 });
  expect(beacons).toEqual([]);
  hide();
  expect(beacons).toEqual([
    {
      address: '/api/events',
      batch: {
        visit: { source: 'google', medium: 'organic', campaign: null, rule: 'search-engine' },
        events: [
          { name: 'page_view', path: '/faq', referrer: 'https://www.google.com/' },
          {
            name: 'service compared',
            path: '/',
            props: [
              { name: 'count', value: '2' },
              { name: 'name', value: 'x'.repeat(200) },
            ],
          },
        ],
        vitals: [{ metric: 'FCP', route: '/faq', value: 12.5 }],
        engagement: expect.any(Array),
      },
    },
  ]);
  hide();
  expect(beacons).toHaveLength(1);
});

it('reports how long each page was visible', async () => {
  const { countEvent } = await openDocument();
  const clock = jest.spyOn(performance, 'now');
  clock.mockReturnValue(1000);
  countEvent('page_view', view);
  clock.mockReturnValue(3500);
  countEvent('page_view', { ...view, page_path: '/about' });
  clock.mockReturnValue(4000);
  hide();
  // Time in the background does not count.
  clock.mockReturnValue(90_000);
  hide('visible');
  clock.mockReturnValue(90_200);
  hide();
  clock.mockRestore();
  expect(beacons.map(({ batch }) => batch.engagement)).toEqual([
    [
      { path: '/faq', value: 2500 },
      { path: '/about', value: 500 },
    ],
    [{ path: '/about', value: 200 }],
  ]);
});

it('reports how far each page was scrolled at its furthest', async () => {
  const { countEvent } = await openDocument();
  history.replaceState(null, '', '/faq');
  jest.useFakeTimers();
  Object.defineProperty(document.documentElement, 'scrollHeight', { value: 4000, configurable: true });
  const scrollTo = (y: number) => {
    Object.defineProperty(window, 'scrollY', { value: y, configurable: true });
    dispatchEvent(new window.Event('scroll'));
  };
  Object.defineProperty(window, 'innerHeight', { value: 800, configurable: true });
  countEvent('page_view', view);
  for (const y of [0, 1200, 400]) scrollTo(y);
  // The next page is open, and its view is not counted yet.
  history.replaceState(null, '', '/about');
  scrollTo(3200);
  jest.advanceTimersByTime(100);
  countEvent('page_view', { ...view, page_path: '/about' });
  scrollTo(0);
  jest.advanceTimersByTime(500);
  hide();
  jest.useRealTimers();
  expect(beacons.flatMap(({ batch }) => batch.engagement)).toEqual([
    { path: '/faq', value: 100, depth: 50 },
    { path: '/about', value: 500, depth: 20 },
  ]);
});

it.each([
  ['a few seconds after consent', true, 5000],
  ['a minute after no choice', undefined, 60_000],
])('sends events %s', async (_what, choice, wait) => {
  if (choice !== undefined) choose(choice);
  const { countEvent } = await openDocument();
  jest.useFakeTimers();
  countEvent('page_view', view);
  jest.advanceTimersByTime(wait - 1);
  expect(beacons).toEqual([]);
  jest.advanceTimersByTime(1);
  jest.useRealTimers();
  expect(beacons).toHaveLength(1);
});

it('sends metrics when the page is hidden, at most as many as the API accepts', async () => {
  const { countEvent, countVital } = await openDocument();
  for (let n = 0; n < 35; n++) countEvent('page_view', view);
  expect(beacons.map(({ batch }) => batch.events?.length)).toEqual([15, 15]);
  hide();
  countVital({ metric: 'LCP', route: '/faq', value: 800 });
  expect(beacons.map(({ batch }) => [batch.events?.length, batch.vitals?.length])).toEqual([
    [15, 0],
    [15, 0],
    [5, 0],
    [0, 1],
  ]);
});

it.each([
  ['no choice', undefined, 1],
  ['consent', true, 1],
  ['refusal', false, 0],
])('with %s', async (_what, choice, sent) => {
  if (choice !== undefined) choose(choice);
  const { countEvent } = await openDocument();
  countEvent('page_view', view);
  hide();
  expect(beacons).toHaveLength(sent);
});

it('sends nothing for a document that is not counted', async () => {
  const { countEvent } = await openDocument(false);
  for (let n = 0; n < 25; n++) countEvent('page_view', view);
  hide();
  expect(beacons).toEqual([]);
});

it('identifies the browser only where the visitor allowed analytics', async () => {
  const { countEvent } = await openDocument();
  countEvent('page_view', view);
  hide();
  choose(true);
  countEvent('page_view', view);
  expect(beacons.map(({ batch }) => batch.browserId)).toEqual([
    undefined,
    expect.stringMatching(/^[0-9a-f]{32}$/),
  ]);
});
