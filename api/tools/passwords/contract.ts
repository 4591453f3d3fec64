import { string } from 'superstruct';
import { endpoint } from '../../platform/contracts/endpoint';

export const getPwnedRange = endpoint({
  method: 'GET',
  path: '/tools/pwned-range/:prefix',
  returns: string(),
  contentType: 'text/plain',
  summary:
    'Breached SHA-1 suffixes for a five-digit prefix, padded, one `SUFFIX:COUNT` per line; 503 `unavailable` if the breach list cannot be reached.',
});
