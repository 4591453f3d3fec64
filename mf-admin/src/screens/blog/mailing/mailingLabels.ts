import type { Mailing } from '@site/api/audience/mailings/contract';
import * as moments from '@site/shell/moments';

const format = (count: number) => count.toLocaleString('en-US');

/** `1,204 subscribers`. */
export const countedReaders = (count: number) => `${format(count)} subscriber${count === 1 ? '' : 's'}`;

/** Of what they want notes. */
export const onTopics = ({ topics }: Mailing) =>
  topics.length ? `on ${topics.join(' or ')}` : 'whatever their topics';

/** How far the mail about a post is, in a sentence or three. */
export function wordsOn(mailing: Mailing): string {
  const { state, readers, sent, leftOut, failed, startedAt, startedBy } = mailing;
  if (state === 'private') return 'It is not on the site yet.';
  if (state === 'ready')
    return readers
      ? `${countedReaders(readers)} confirmed that they want notes ${onTopics(mailing)}. A post is mailed once.`
      : `Nobody on the list wants notes ${onTopics(mailing)}.`;
  const aside = [
    leftOut && `${format(leftOut)} left the list or paused before their turn`,
    failed && `${format(failed)} could not be delivered`,
  ].filter(Boolean);
  return [
    `Sent to ${format(sent)} of ${format(readers)}${state === 'sending' ? ', going on' : ''}.`,
    ...(aside.length ? [`${aside.join(', ')}.`] : []),
    `Asked for by ${startedBy}${startedAt ? `, ${moments.stamp(startedAt)}` : ''}.`,
  ].join(' ');
}
