import { type Infer, object } from 'superstruct';
import { choice, text } from '../../platform/contracts/endpoint';
import { listed } from '../../platform/contracts/settingFields';

export const AnalyticsSettings = object({
  /** IP addresses and networks (CIDR) whose visits are not counted, such as the team's offices. */
  excludedNetworks: listed(50, (one) => /^[\da-f:.]{2,45}(\/\d{1,3})?$/i.test(one), {
    message: 'Please enter IP addresses or networks such as 203.0.113.0/24.',
    example: '203.0.113.0/24',
  }),
});
export type AnalyticsSettings = Infer<typeof AnalyticsSettings>;

/** What a named event counts: a click on a link or a button, a form that was sent, or how far a page was scrolled. */
export const eventTriggers = ['link', 'button', 'form', 'scroll'] as const;
export type EventTrigger = (typeof eventTriggers)[number];

/** An event that the team defined, as browsers look for it. */
export const NamedEvent = object({
  name: text({ min: 1, max: 60, label: 'The name', message: 'Please enter a name.' }),
  trigger: choice(eventTriggers, 'Please choose what is counted.'),
  /**
   * The beginning of the link, from `/` on for pages of this site; the text of the button; the name of the form; or the
   * percentage of the page.
   */
  value: text({ min: 1, max: 200, label: 'This', message: 'Please enter what to look for.' }),
  /** The path where it is counted, ending with `*` for every path that begins so; empty for all pages. */
  page: text({ max: 200, label: 'The page', example: '/services/*' }),
});
export type NamedEvent = Infer<typeof NamedEvent>;
