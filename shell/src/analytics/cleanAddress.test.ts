/** @jest-environment jest-fixed-jsdom */
import { cleanAddress } from './cleanAddress';

it.each([
  ['/blog?q=vpn&email=dana%40example.com#end', ['q'], '/blog?q=vpn#end'],
  ['/?utm_source=news&gclid=g1&name=Dana', undefined, '/?utm_source=news&gclid=g1'],
  ['/?utm_content=dana%40example.com', undefined, '/'],
  ['/booking-confirmation?uid=1&attendee=Dana', undefined, '/booking-confirmation'],
  ['/faq#cost', undefined, '/faq#cost'],
])('the address %s loses what neither page nor campaign put there', (before, keys, after) => {
  history.replaceState({ kept: true }, '', before);
  cleanAddress(keys);
  expect(location.pathname + location.search + location.hash).toBe(after);
  expect(history.state).toEqual({ kept: true });
});
