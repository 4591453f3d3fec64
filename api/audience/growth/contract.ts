import { array, type Infer, integer, object } from 'superstruct';
import { calendarDay, choice, endpoint, optional } from '../../platform/contracts/endpoint';
import { subscriberSourceOptions } from '../management/contract';
import { topics } from '../subscribers/contract';

/** The periods of the growth screen, in weeks. */
export const growthPeriods = ['13', '26', '52', '104'] as const;

const Source = choice(
  subscriberSourceOptions.map(({ value }) => value),
  'Please choose a source.',
);
const Topic = choice(topics, 'Please choose a topic.');
const counts = { gained: integer(), lost: integer() };

export const GrowthQuery = object({
  weeks: optional(choice(growthPeriods, 'Please choose a period.')),
  source: optional(Source),
  topic: optional(Topic),
});
export type GrowthQuery = Infer<typeof GrowthQuery>;

export const Growth = object({
  /** Every week of the period, the oldest first, by its Monday in the office's time zone. The last one is not over yet. */
  weeks: array(object({ week: calendarDay('Please enter a date.'), ...counts })),
  /** Of the period, by source and by topic. A person with several topics counts in each. */
  bySource: array(object({ source: Source, ...counts })),
  byTopic: array(object({ topic: Topic, ...counts })),
});
export type Growth = Infer<typeof Growth>;

export const getSubscriberGrowth = endpoint({
  method: 'GET',
  path: '/admin/subscribers/growth',
  query: GrowthQuery,
  returns: Growth,
  summary:
    'Confirmed subscriptions gained and lost by week, source and topic; 26 weeks unless `weeks` says otherwise.',
});
