import { exampleSite } from '@site/api/siteData/example';
import { contentPolicy, frameSourceOf } from './securityHeaders';

const VIDEOS = 'https://www.youtube-nocookie.com https://player.vimeo.com';

test.each([
  ['https://cal.com/emberline/talk', 'https://cal.com'],
  ['https://outlook.office.com/book/x', 'https://outlook.office.com'],
  ['', ''],
  ['http://cal.com/x', ''],
  ["https://cal.com;script-src'*'/x", ''],
  ['javascript:alert(1)', ''],
])('with the booking service %s pages may embed "%s"', (bookingProvider, expected) => {
  expect(frameSourceOf(exampleSite({ settings: { bookingProvider } }))).toBe(expected);
});

test('the policy allows the booking service and video players on public pages, and not on workbench and sealed pages', () => {
  const common = { styles: [''], preloads: [], frameAncestors: [], hasTags: false, hasAds: false };
  const sourceIn = (part: { frameSource: string; nonce?: string }) =>
    /frame-src ([^;]*)/.exec(contentPolicy({ ...common, ...part }))?.[1];
  expect(sourceIn({ frameSource: 'https://cal.com' })).toBe(`'self' https://cal.com ${VIDEOS}`);
  expect(sourceIn({ frameSource: 'https://cal.com', nonce: 'n' })).toBe("'self'");
  expect(sourceIn({ frameSource: '' })).toBe(`'self' ${VIDEOS}`);
});

test('the hosts of Google Ads are allowed when an account is set, and never on workbench and sealed pages', () => {
  const hostsIn = (part: { hasTags: boolean; hasAds: boolean; nonce?: string }) =>
    contentPolicy({ styles: [''], preloads: [], frameAncestors: [], frameSource: '', ...part }).match(
      /googletagmanager|googleadservices/g,
    ) ?? [];
  expect(new Set(hostsIn({ hasTags: true, hasAds: true }))).toEqual(
    new Set(['googletagmanager', 'googleadservices']),
  );
  expect(new Set(hostsIn({ hasTags: true, hasAds: false }))).toEqual(new Set(['googletagmanager']));
  expect(hostsIn({ hasTags: true, hasAds: true, nonce: 'n' })).toEqual([]);
  expect(hostsIn({ hasTags: false, hasAds: true })).toEqual([]);
});
