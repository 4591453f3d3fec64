import { array, object } from 'superstruct';
import { endpoint } from '../../platform/contracts/endpoint';
import { EmailCheck } from '../newsletters/contract';

export const checkMailing = endpoint({
  method: 'GET',
  path: '/admin/newsletters/:id/mailing/checks',
  returns: object({ checks: array(EmailCheck) }),
  summary:
    'Checks the links of a newsletter’s draft, and SPF, DKIM and DMARC of the sender’s domain. Takes up to half a minute; 20 times in ten minutes per member.',
});
