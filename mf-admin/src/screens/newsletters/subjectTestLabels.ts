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
  clicks: 'Opened a link',
  unsubscribes: 'Unsubscribed',
  leads: 'Leads and bookings',
};

/** The standing of a test of two subjects in a sentence. */
export function describeSubjectTest(
  { chosen, chosenBy, member, endsAt }: SubjectTest,
  state: Mailing['state'],
) {
  if (chosen) {
    const others = `The others get the ${chosen} subject`;
    if (chosenBy === 'result') return `${others}: the test found it better.`;
    if (chosenBy === 'time') return `${others}: there was not enough data when the time was over.`;
    return `${others}, chosen by ${member}.`;
  }
  if (state === 'canceled') return 'Canceled before a subject was chosen.';
  if (!endsAt) return 'The test emails are being sent. The others wait for the result.';
  return `Not enough data yet. On ${dateFormat.stamp(endsAt)} the others get the first subject, unless the result is clear or you choose before.`;
}

/** Whether a draft has two subjects. */
export const hasSubjectTest = ({ secondSubject = '' }: NewsletterDraft) => Boolean(secondSubject.trim());

/** What a test means for the recipients of a draft. */
export function explainSubjectTest(draft: NewsletterDraft, readers: number): string {
  const { testShare, testHours } = { ...emptyNewsletter, ...draft };
  const tested = Math.round((readers * Number(testShare)) / 100);
  const time = testHoursOptions.find(({ value }) => value === testHours)?.label;
  return `About ${formatSubscribers(tested)} get one of the two subjects. The others wait for the result, for at most ${time}.`;
}
