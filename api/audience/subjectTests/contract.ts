import { array, type Infer, integer, nullable, object, string } from 'superstruct';
import { choice, documented, nullableTimestamp } from '../../platform/contracts/endpoint';

/** How much of the audience a test of two subjects takes, in percent. */
export const testShareOptions = [
  { value: '10', label: '10% of the recipients' },
  { value: '20', label: '20% of the recipients' },
  { value: '30', label: '30% of the recipients' },
  { value: '40', label: '40% of the recipients' },
  { value: '50', label: '50% of the recipients' },
] as const;

/** What tells which of two subjects is better. */
export const testMeasureOptions = [
  { value: 'clicks', label: 'More clicks' },
  { value: 'unsubscribes', label: 'Fewer unsubscribes' },
  { value: 'leads', label: 'More leads and bookings' },
] as const;

/** For how many hours a test goes on if it is not decided before. */
export const testHoursOptions = [
  { value: '2', label: '2 hours' },
  { value: '4', label: '4 hours' },
  { value: '8', label: '8 hours' },
  { value: '24', label: '1 day' },
  { value: '48', label: '2 days' },
] as const;

const valuesOf = <Value extends string>(options: readonly { value: Value }[]) =>
  options.map(({ value }) => value);

export const TestShare = choice(valuesOf(testShareOptions), 'Please choose a share of the recipients.');
export const TestMeasure = choice(valuesOf(testMeasureOptions), 'Please choose a measure.');
export type TestMeasure = Infer<typeof TestMeasure>;
export const TestHours = choice(valuesOf(testHoursOptions), 'Please choose a time.');

export const testSubjects = ['first', 'second'] as const;
export type TestSubject = (typeof testSubjects)[number];
export const TestedSubject = choice(testSubjects, 'Please choose the first or the second subject.');

/** What those did who got one of the subjects in a test. */
const SubjectFigures = object({
  subject: string(),
  sent: integer(),
  clicks: integer(),
  unsubscribes: integer(),
  leads: integer(),
});

/** The test of two subjects of a newsletter. */
export const SubjectTest = object({
  measure: TestMeasure,
  /** In percent of the recipients. */
  share: integer(),
  /** The first and the second; of the time of the choice, once the emails are deleted. */
  subjects: array(SubjectFigures),
  /** When the first subject is chosen if there is not enough data; null until every test email was tried. */
  endsAt: nullableTimestamp(),
  /** What the other recipients get; null while it is tested. */
  chosen: documented(nullable(TestedSubject), { type: ['string', 'null'] }),
  /** By the result, because the time was over, or by a member. */
  chosenBy: documented(nullable(choice(['result', 'time', 'member'], 'No such reason.')), {
    type: ['string', 'null'],
  }),
  /** Name of this member; empty otherwise. */
  member: string(),
});
export type SubjectTest = Infer<typeof SubjectTest>;
