import { emptyNewsletter, type Mailing, type NewsletterDraft } from '@site/api/audience/newsletters/contract';
import {
  type SubjectTest,
  type TestMeasure,
  testHoursOptions,
} from '@site/api/audience/subjectTests/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatSubscribers } from './newsletterLabels';

/** What is counted of each subject. */
export const measureLabels: Record<TestMeasure, string> = {
  clicks: 'Clicked a link',
  unsubscribes: 'Unsubscribed',
  leads: 'Leads and bookings',
};

/** The standing of a test of two subjects in a sentence. */
export function describeSubjectTest(
  { chosen, chosenBy, member, endsAt }: SubjectTest,
  state: Mailing['state'],
) {
  if (chosen) {
    const others = `Everyone else gets the ${chosen} subject`;
    if (chosenBy === 'result') return `${others}, the winner of the test.`;
    if (chosenBy === 'time') return `${others}, because the test ended without a clear winner.`;
    return `${others}, chosen by ${member}.`;
  }
  if (state === 'canceled') return 'Canceled before a subject was chosen.';
  if (!endsAt) return 'The test emails are being sent. Everyone else waits for the result.';
  return `Not enough data yet. Everyone else gets the winner, or the first subject if there’s no clear winner by ${dateFormat.stamp(endsAt)}. You can also choose now.`;
}

/** Whether a draft has two subjects. */
export const hasSubjectTest = ({ secondSubject = '' }: NewsletterDraft) => Boolean(secondSubject.trim());

/** What a test means for the recipients of a draft. */
export function explainSubjectTest(draft: NewsletterDraft, readers: number): string {
  const { testShare, testHours } = { ...emptyNewsletter, ...draft };
  const tested = Math.round((readers * Number(testShare)) / 100);
  const time = testHoursOptions.find(({ value }) => value === testHours)?.label;
  return `About ${formatSubscribers(tested)} get one of the two subjects. Everyone else gets the winner, after ${time} at most.`;
}
