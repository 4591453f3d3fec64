import type { Mailing, NewsletterRow } from '@site/api/audience/newsletters/contract';
import { type Topic, topicOptions } from '@site/api/audience/subscribers/contract';
import * as dateFormat from '@site/shell/dateFormat';

const format = (count: number) => count.toLocaleString('en-US');

/** `1,204 subscribers`. */
export const formatSubscribers = (count: number) => `${format(count)} subscriber${count === 1 ? '' : 's'}`;

/** The topics that a newsletter is for. */
export const formatTopics = (topics: readonly Topic[]) =>
  topicOptions
    .filter(({ value }) => topics.includes(value))
    .map(({ label }) => label)
    .join(', ') || 'All topics';

/** Topics and segment of the recipients. */
export const formatAudience = ({ topics, segment }: Pick<Mailing, 'topics' | 'segment'>) =>
  segment
    ? `${formatTopics(topics)}, in the segment “${segment.name || 'Hidden for your role'}”`
    : formatTopics(topics);

export const SEGMENT_GONE = 'Its segment was deleted or is no longer shared. Choose another.';

/** The progress of a newsletter in one line. */
export function describeMailing(mailing: Mailing): string {
  const { state, readers, sent, startedAt, startedBy, segment, quietUntil } = mailing;
  if (segment?.isGone) return SEGMENT_GONE;
  if (state === 'unsent')
    return readers
      ? `${formatSubscribers(readers)} would get it.`
      : `No one would get it. There are no confirmed subscribers${segment ? ' in this segment' : ''}.`;
  const progress = { sending: ', sending', paused: ', paused', canceled: ', canceled', sent: '' }[state];
  const by = [startedBy && `by ${startedBy}`, startedAt && dateFormat.stamp(startedAt)]
    .filter(Boolean)
    .join(', ');
  const within = segment ? ` (${formatAudience(mailing)})` : '';
  const wait = state === 'sending' && quietUntil ? ` ${formatQuiet(quietUntil)}` : '';
  return `Sent to ${format(sent)} of ${format(readers)}${within}${progress}. Started ${by}.${wait}`;
}

export const formatQuiet = (until: string) =>
  `Quiet hours: sending starts at ${dateFormat.clock(until)} Central Time.`;

/** The results as labels with counts, without those that are zero. */
export function listResults(mailing: Mailing): { label: string; count: string }[] {
  const { state, queued, sent, skipped, failed, unknown, reactions, clicks } = mailing;
  const all: [string, number, isAlways?: boolean][] = [
    ['Queued', queued],
    ['Sent', sent, true],
    [
      state === 'canceled' ? 'Skipped: canceled, unsubscribed or paused' : 'Skipped: unsubscribed or paused',
      skipped,
    ],
    ['Failed', failed],
    ['Outcome unknown', unknown],
    ['Clicked a link', clicks?.people ?? 0, clicks !== null],
    ['Replied', reactions?.replies ?? 0, reactions !== null],
    ['Inquiries that followed', reactions?.leads ?? 0, reactions !== null],
    ['Meetings booked', reactions?.bookings ?? 0, reactions !== null],
    ['Unsubscribed since', reactions?.unsubscribed ?? 0, reactions !== null],
    ['Bounced since', reactions?.bounced ?? 0, reactions !== null],
    ['Marked as spam since', reactions?.complained ?? 0],
  ];
  return all
    .filter(([, count, isAlways]) => count > 0 || isAlways)
    .map(([label, count]) => ({ label, count: format(count) }));
}

/** What lists call the states of a newsletter, and their color. */
export const stateLabels: Record<NewsletterRow['state'], { label: string; mark: string }> = {
  draft: { label: 'Draft', mark: 'held' },
  scheduled: { label: 'Scheduled', mark: 'wt' },
  published: { label: 'Sent', mark: 'ok' },
  changed: { label: 'Sent, page not updated', mark: 'wt' },
  withdrawn: { label: 'Sent, page offline', mark: 'held' },
};
