import type { FieldErrors } from '../../content/documents/ContentKind';
import { isCountingClicks } from '../clicks/isCountingClicks';
import type { SubjectTest } from '../mailings/model';
import { emptyNewsletter, type NewsletterDraft } from './contract';

/** The subjects of a draft: one, or two that are tested. */
export const subjectsOf = ({ subject, secondSubject = '' }: NewsletterDraft): string[] =>
  secondSubject.trim() ? [subject, secondSubject] : [subject];

/** The percentage of the recipients that tests them. */
export const shareOf = ({ testShare = emptyNewsletter.testShare }: NewsletterDraft) => Number(testShare);

const measureOf = ({ testMeasure = 'clicks' }: NewsletterDraft) => testMeasure;

/** The test that a newsletter starts with; undefined with one subject. */
export function readSubjectTest(draft: NewsletterDraft): SubjectTest | undefined {
  const subjects = subjectsOf(draft);
  if (subjects.length === 1) return undefined;
  const { testHours = emptyNewsletter.testHours } = draft;
  return { subjects, share: shareOf(draft), measure: measureOf(draft), hours: Number(testHours) };
}

/** What keeps a test from being started. */
export async function findTestErrors(draft: NewsletterDraft): Promise<FieldErrors> {
  const [subject, second] = subjectsOf(draft);
  if (!second) return {};
  if (second.trim() === subject?.trim())
    return { secondSubject: 'Please enter a subject that differs from the first one.' };
  if (measureOf(draft) !== 'clicks' || (await isCountingClicks(draft.topics))) return {};
  return {
    testMeasure:
      'Clicks aren’t counted for these topics. Choose another measure, or ask an admin to turn counting on under Settings, Newsletters.',
  };
}
