/** @jest-environment jest-fixed-jsdom */
import { exampleTouch } from '@site/api/insights/origin/example';
import { getVisitOrigin, persistOrigin, recordArrival, recordLanding } from './visitOrigin';

const { at: _, ...fromGoogle } = exampleTouch();
const direct = { ...fromGoogle, source: 'direct', medium: 'none', class: 'direct', rule: 'no-referrer' };
const letter = { ...fromGoogle, source: 'letter', medium: 'email', class: 'campaign', rule: 'campaign' };
const agree = (analytics: boolean) =>
  localStorage.setItem('emberline-consent', JSON.stringify({ necessary: true, analytics, marketing: false }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', '/contact?x=1');
  jest.useFakeTimers({ now: new Date('2026-11-12T15:00:00Z') });
});
afterEach(() => jest.useRealTimers());

const sources = () => {
  const { first, last } = getVisitOrigin();
  return [first?.source, last?.source];
};

it('is only the page while nothing else is known', () => {
  expect(getVisitOrigin()).toEqual({ page: '/contact' });
});

it('is the first arrival and the last that was not direct', () => {
  recordArrival(direct);
  expect(sources()).toEqual(['direct', 'direct']);
  recordArrival(fromGoogle);
  recordArrival(letter);
  recordArrival(direct);
  expect(sources()).toEqual(['direct', 'letter']);
});

it('does not take a reload for another arrival', () => {
  recordArrival(letter);
  jest.setSystemTime(new Date('2026-11-12T16:00:00Z'));
  recordArrival(letter);
  expect(getVisitOrigin().last).toEqual({ ...letter, at: '2026-11-12T15:00:00.000Z' });
});

it('outlasts the visit only with analytics consent, for a limited time', () => {
  const nextVisit = (time: string) => {
    sessionStorage.clear();
    jest.setSystemTime(new Date(time));
  };
  recordArrival(letter);
  expect(localStorage).toHaveLength(0);
  agree(true);
  persistOrigin(true);
  nextVisit('2026-12-12T15:00:00Z');
  recordArrival(fromGoogle);
  expect(sources()).toEqual(['letter', 'google']);
  nextVisit('2027-02-20T15:00:00Z');
  recordArrival(direct);
  expect(sources()).toEqual(['direct', 'direct']);
  agree(false);
  persistOrigin(false);
  expect(localStorage.getItem('emberline-origin')).toBeNull();
  nextVisit('2027-02-21T15:00:00Z');
  expect(sources()).toEqual([undefined, undefined]);
});

it('contains the last landing page of this tab, unless the visitor refused analytics', () => {
  recordLanding('/landing/first');
  recordLanding('/fivepointsbor');
  expect(getVisitOrigin()).toEqual({ page: '/contact', landing: '/fivepointsbor' });
  expect(localStorage).toHaveLength(0);
  agree(false);
  persistOrigin(false);
  recordLanding('/landing/first');
  expect(getVisitOrigin()).toEqual({ page: '/contact' });
});

it('ignores invalid stored values', () => {
  for (const odd of ['{', 'null', '7', '{"first":null}', '[]']) {
    sessionStorage.setItem('visit-origin', odd);
    expect(getVisitOrigin()).toEqual({ page: '/contact' });
  }
});

it('has an identifier of the browser only with analytics consent, for 13 months', () => {
  expect(getVisitOrigin().browserId).toBeUndefined();
  agree(true);
  const { browserId } = getVisitOrigin();
  expect(browserId).toMatch(/^[0-9a-f]{32}$/);
  jest.setSystemTime(new Date('2027-12-10T15:00:00Z'));
  expect(getVisitOrigin().browserId).toBe(browserId);
  jest.setSystemTime(new Date('2027-12-20T15:00:00Z'));
  expect(getVisitOrigin().browserId).not.toBe(browserId);
  agree(false);
  expect(getVisitOrigin().browserId).toBeUndefined();
  localStorage.removeItem('emberline-consent');
  expect(getVisitOrigin().browserId).toBeUndefined();
});
