import { exampleSite } from '@site/api/site/information/example';
import { contentPolicy, frameSourceOf } from './securityHeaders';

test.each([
  ['https://cal.com/emberline/talk', 'https://cal.com'],
  ['https://outlook.office.com/book/x', 'https://outlook.office.com'],
  ['', ''],
  ['http://cal.com/x', ''],
  ["https://cal.com;script-src'*'/x", ''],
  ['javascript:alert(1)', ''],
])('with the booking service %s pages may frame "%s"', (bookingProvider, framed) => {
  expect(frameSourceOf(exampleSite({ settings: { bookingProvider } }))).toBe(framed);
});

test('the policy names the one site that may be framed, but not where members and keys are', () => {
  const common = { styles: [''], preloads: [], framers: [], hasTags: false, hasAds: false };
  const frameSource = (part: { framed: string; nonce?: string }) =>
    /frame-src ([^;]*)/.exec(contentPolicy({ ...common, ...part }))?.[1];
  expect(frameSource({ framed: 'https://cal.com' })).toBe("'self' https://cal.com");
  expect(frameSource({ framed: 'https://cal.com', nonce: 'n' })).toBe("'self'");
  expect(frameSource({ framed: '' })).toBe("'self'");
});

test('the hosts of Google Ads are let in where an account is set, and never where members are', () => {
  const hostsIn = (part: { hasTags: boolean; hasAds: boolean; nonce?: string }) =>
    contentPolicy({ styles: [''], preloads: [], framers: [], framed: '', ...part }).match(
      /googletagmanager|googleadservices/g,
    ) ?? [];
  expect(new Set(hostsIn({ hasTags: true, hasAds: true }))).toEqual(
    new Set(['googletagmanager', 'googleadservices']),
  );
  expect(new Set(hostsIn({ hasTags: true, hasAds: false }))).toEqual(new Set(['googletagmanager']));
  expect(hostsIn({ hasTags: true, hasAds: true, nonce: 'n' })).toEqual([]);
  expect(hostsIn({ hasTags: false, hasAds: true })).toEqual([]);
});
