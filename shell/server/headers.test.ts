import { exampleSite } from '@site/api/example/site';
import { contentPolicy, framedBy } from './headers';

test.each([
  ['https://cal.com/emberline/talk', 'https://cal.com'],
  ['https://outlook.office.com/book/x', 'https://outlook.office.com'],
  ['', ''],
  ['http://cal.com/x', ''],
  ["https://cal.com;script-src'*'/x", ''],
  ['javascript:alert(1)', ''],
])('with the booking service %s pages may frame "%s"', (bookingProvider, framed) => {
  expect(framedBy(exampleSite({ settings: { bookingProvider } }))).toBe(framed);
});

test('the policy names the one site that may be framed, but not where members and keys are', () => {
  const common = { styles: [''], preloads: [], framers: [], hasTagManager: false };
  const frameSource = (part: { framed: string; nonce?: string }) =>
    /frame-src ([^;]*)/.exec(contentPolicy({ ...common, ...part }))?.[1];
  expect(frameSource({ framed: 'https://cal.com' })).toBe("'self' https://cal.com");
  expect(frameSource({ framed: 'https://cal.com', nonce: 'n' })).toBe("'self'");
  expect(frameSource({ framed: '' })).toBe("'self'");
});
