import type { Mailing } from '@site/api/audience/mailings/contract';
import * as dateFormat from '@site/shell/dateFormat';

const format = (count: number) => count.toLocaleString('en-US');

/** `1,204 subscribers`. */
export const formatSubscribers = (count: number) => `${format(count)} subscriber${count === 1 ? '' : 's'}`;

/** The topics they subscribe to. */
export const formatTopics = ({ topics }: Mailing) =>
  topics.length ? `topics: ${topics.join(', ')}` : 'all topics';

/** The progress of the email about a post, in one to three sentences. */
export function describeMailing(mailing: Mailing): string {
  const { state, readers, sent, leftOut, failed, startedAt, startedBy } = mailing;
  if (state === 'private') return 'The post isn’t published yet.';
  if (state === 'ready')
    return readers
      ? `${formatSubscribers(readers)} confirmed (${formatTopics(mailing)}). A post can be emailed only once.`
      : `No confirmed subscribers (${formatTopics(mailing)}).`;
  const aside = [
    leftOut && `${format(leftOut)} unsubscribed or paused before sending`,
    failed && `${format(failed)} could not be delivered`,
  ].filter(Boolean);
  return [
    `Sent to ${format(sent)} of ${format(readers)}${state === 'sending' ? ', in progress' : ''}.`,
    ...(aside.length ? [`${aside.join(', ')}.`] : []),
    `Started by ${startedBy}${startedAt ? `, ${dateFormat.stamp(startedAt)}` : ''}.`,
  ].join(' ');
}
