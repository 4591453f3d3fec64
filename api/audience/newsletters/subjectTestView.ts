import { countSubjects } from '../mailings/countSubjects';
import type { MailingRecord } from '../mailings/model';
import { type SubjectTest, testSubjects } from '../subjectTests/contract';

const none = { sent: 0, clicks: 0, unsubscribes: 0, leads: 0 };

/** The test of two subjects as a member sees it. Once the emails are deleted, its figures are those of the choice. */
export async function subjectTestView(
  { _id, startedAt, subjectTest: test }: MailingRecord,
  hasDetails: boolean,
): Promise<SubjectTest | null> {
  if (!test) return null;
  const { subjects, measure, share, endsAt, chosen, chosenBy = null, member = '' } = test;
  const figures = hasDetails ? await countSubjects(_id, startedAt) : (test.figures ?? []);
  return {
    measure,
    share,
    subjects: subjects.map((subject, at) => ({ subject, ...none, ...figures[at] })),
    endsAt: endsAt?.toISOString() ?? null,
    chosen: chosen === undefined ? null : (testSubjects[chosen] ?? null),
    chosenBy,
    member,
  };
}
