import { string } from 'superstruct';
import { endpoint } from '../../platform/contracts/endpoint';

export const openNewsletterLink = endpoint({
  method: 'GET',
  path: '/newsletters/links/:link/:token',
  status: 302,
  // Mail programs and networks append parameters of their own.
  tolerant: true,
  contentType: 'text/plain',
  returns: string(),
  summary: 'Forwards from a link of a newsletter to its destination, and counts the click where that is on.',
});
