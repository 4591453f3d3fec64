import { array, boolean, type Infer, object, size } from 'superstruct';
import { documented, emailAddress, siteImage, text } from '../../platform/contracts/endpoint';
import {
  accentColor,
  fitting,
  integerFrom,
  line,
  listed,
  optionalLine,
} from '../../platform/contracts/settingFields';

/** `20:00`, or empty. */
function timeOfDay() {
  return fitting(/^(([01]\d|2[0-3]):[0-5]\d)?$/, 'Please enter a time such as 20:00.', '20:00');
}

/** How newsletters look, when they are sent, and whether clicks in them are counted: the same for all of them. */
export const NewsletterSettings = object({
  logo: siteImage(),
  accent: accentColor(),
  /** Street or P.O. box, which the law requires in commercial email. City and state come from the brand. */
  street: optionalLine('The street', '1100 Brushy Creek Road'),
  note: line({ min: 0, max: 200, label: 'The footer note' }),
  /** Whether clicks on links are counted, except in newsletters on some topics. Other values have no effect. */
  countsClicks: boolean(),
  uncountedTopics: documented(size(array(text({ max: 40, label: 'The topic' })), 0, 20), { maxItems: 20 }),
  /** Between these times of the office's day no newsletter is sent; both are empty if it may be sent at any time. */
  quietFrom: timeOfDay(),
  quietUntil: timeOfDay(),
  /** Newsletter emails a minute to addresses of one domain; 0 for no limit. */
  perMinute: integerFrom(0, 6_000),
  /** Mailboxes at different email providers, to which members can send tests. */
  testAddresses: listed(10, (one) => emailAddress().is(one), {
    message: 'Please enter email addresses.',
    example: 'emberline.test@gmail.example',
  }),
});
export type NewsletterSettings = Infer<typeof NewsletterSettings>;
