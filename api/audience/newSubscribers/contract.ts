import { type Infer, object } from 'superstruct';
import { emailAddress, endpoint, personal } from '../../platform/contracts/endpoint';
import { ConsentBasis } from '../imports/contract';
import { SubscriberDetails, SubscriberTopics } from '../management/contract';

/** A person that a member adds, with the basis for emailing them. */
export const NewSubscriber = object({
  email: personal(emailAddress()),
  ...SubscriberTopics.schema,
  ...ConsentBasis.schema,
});
export type NewSubscriber = Infer<typeof NewSubscriber>;

export const addSubscriber = endpoint({
  method: 'POST',
  path: '/admin/subscribers',
  body: NewSubscriber,
  returns: SubscriberDetails,
  status: 201,
  summary:
    'Adds one subscriber: with an email that asks to confirm, or at once with a statement of consent that is stored as proof. 409 if the person is on the list, or must not get email; 30 an hour per member.',
});
