import { subscriberSourceOptions } from '@site/api/audience/management/contract';
import { leavingOptions, type Topic, topicOptions, topics } from '@site/api/audience/subscribers/contract';

export const sourceLabel = (source: string) => labelOf(subscriberSourceOptions, source);

export const reasonLabel = (reason: string) => labelOf(leavingOptions, reason);

/** The topics in words; all of them as `All topics`. */
export function describeTopics(chosen: readonly Topic[]): string {
  if (chosen.length === topics.length) return 'All topics';
  return chosen.map((topic) => labelOf(topicOptions, topic)).join(', ') || 'None';
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
