import { string } from 'superstruct';
import { endpoint } from '../../platform/contracts/endpoint';

export const getPwnedRange = endpoint({
  method: 'GET',
  path: '/tools/pwned-range/:prefix',
  returns: string(),
  media: 'text/plain',
  summary:
    'The breached SHA-1 endings for a five-digit prefix, padded, one `ENDING:COUNT` a line; 503 `unavailable` without a network.',
});
