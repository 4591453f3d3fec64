import { array, boolean, define, type Infer, integer, object, size, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  isWebAddress,
  paged,
  pageQuery,
  text,
  textList,
  timestamp,
} from '../../platform/contracts/endpoint';
import { formInteger } from '../../platform/contracts/formInteger';
import { listOf } from '../../platform/contracts/listOf';

/** The most meeting types; they are ordered by hand. */
export const mostMeetingTypes = 30;
const mostQuestions = 10;
const mostOptions = 20;

export const questionKindOptions = [
  { value: 'text', label: 'Short text' },
  { value: 'lines', label: 'Long text' },
  { value: 'choice', label: 'Choice' },
  { value: 'checkbox', label: 'Checkbox' },
] as const;

/** A question to the guest of a meeting type. An answer names the question by its label. */
export const MeetingQuestion = object({
  label: string(),
  kind: choice(
    questionKindOptions.map(({ value }) => value),
    'No such question type.',
  ),
  /** The answers to choose from, for a choice. */
  options: array(string()),
  isRequired: boolean(),
});
export type MeetingQuestion = Infer<typeof MeetingQuestion>;

const Questions = documented(listOf(MeetingQuestion, judgeQuestions, 'Please check the questions.'), {
  type: 'array',
  maxItems: mostQuestions,
  items: {
    type: 'object',
    properties: {
      label: { type: 'string', maxLength: 160 },
      kind: { type: 'string', enum: questionKindOptions.map(({ value }) => value) },
      options: { type: 'array', items: { type: 'string', maxLength: 80 }, maxItems: mostOptions },
      isRequired: { type: 'boolean' },
    },
  },
  example: [{ label: 'How many people work with you?', kind: 'text', options: [], isRequired: false }],
});

const Link = documented(
  define<string>('string', (value) => isLink(value) || 'Please enter a URL that starts with https://.'),
  { type: 'string', maxLength: 300, example: 'https://meet.example.com/emberline' },
);

export const MeetingTypeDraft = object({
  label: text({ min: 2, max: 60, label: 'The name', example: 'Consultation' }),
  minutes: formInteger(10, 240, 'Please enter 10 to 240 minutes.'),
  /** Its purpose in one sentence. */
  text: text({ min: 1, max: 160, label: 'The description', example: 'Where you stand.' }),
  /** Where it takes place, as the booking page shows it. */
  place: text({ min: 1, max: 60, label: 'The location', example: 'video or phone' }),
  /** The address of the video call; only the guest and the host get it. Empty for none. */
  link: Link,
  questions: Questions,
  /** The hosts who hold it, by ID; empty for all. */
  hostIds: documented(
    textList((value) => areIds(value) || 'Please choose hosts.'),
    { type: 'array', items: { type: 'string', maxLength: 40 }, maxItems: 100, example: ['member-1'] },
  ),
  isRemindedDayBefore: boolean(),
  isRemindedHourBefore: boolean(),
  /** The text of the email an hour after the meeting; empty for none. */
  followUp: text({ max: 2000, label: 'The follow-up email' }),
  /** Whether it can be booked. */
  isActive: boolean(),
});
export type MeetingTypeDraft = Infer<typeof MeetingTypeDraft>;

export const MeetingTypeDetails = object({
  ...MeetingTypeDraft.schema,
  /** Part of addresses. Stays when the name changes. */
  id: string(),
  /** Number of upcoming meetings. */
  upcoming: integer(),
  updatedAt: timestamp(),
  version: integer(),
});
export type MeetingTypeDetails = Infer<typeof MeetingTypeDetails>;

export const MeetingTypeQuery = object(pageQuery());
export type MeetingTypeQuery = Infer<typeof MeetingTypeQuery>;

export const MeetingTypePage = object(paged(MeetingTypeDetails));
export type MeetingTypePage = Infer<typeof MeetingTypePage>;

export const MeetingTypeOrder = object({
  /** Some or all ids in their new order; the named ones exchange positions. */
  ids: size(array(string()), 1, mostMeetingTypes),
});
export type MeetingTypeOrder = Infer<typeof MeetingTypeOrder>;

export const listMeetingTypes = endpoint({
  method: 'GET',
  path: '/admin/meeting-types',
  query: MeetingTypeQuery,
  returns: MeetingTypePage,
  summary: 'Lists the meeting types in the order of the booking page.',
});

export const getMeetingType = endpoint({
  method: 'GET',
  path: '/admin/meeting-types/:id',
  returns: MeetingTypeDetails,
  summary: 'One meeting type.',
});

export const createMeetingType = endpoint({
  method: 'POST',
  path: '/admin/meeting-types',
  body: MeetingTypeDraft,
  returns: MeetingTypeDetails,
  status: 201,
  summary: 'Adds a meeting type at the end.',
});

export const editMeetingType = endpoint({
  method: 'PATCH',
  path: '/admin/meeting-types/:id',
  body: MeetingTypeDraft,
  returns: MeetingTypeDetails,
  ifMatch: true,
  summary: 'Changes a meeting type. Meetings that are booked stay as they are.',
});

export const deleteMeetingType = endpoint({
  method: 'DELETE',
  path: '/admin/meeting-types/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes a meeting type, except the last one that can be booked. Booked meetings stay.',
});

export const editMeetingTypeOrder = endpoint({
  method: 'PUT',
  path: '/admin/meeting-types/order',
  body: MeetingTypeOrder,
  status: 204,
  summary: 'Puts the named meeting types into this order; the others keep their positions.',
});

function judgeQuestions(value: unknown): string | boolean {
  if (!Array.isArray(value) || !value.every((one) => MeetingQuestion.is(one))) return false;
  if (value.length > mostQuestions) return `The limit is ${mostQuestions} questions.`;
  const labels = value.map(({ label }) => label.trim().toLowerCase());
  if (labels.some((label) => !label)) return 'Please enter each question.';
  if (value.some(({ label }) => label.length > 160)) return 'A question has at most 160 characters.';
  if (new Set(labels).size < labels.length) return 'Two questions are the same.';
  // Empty lines are dropped when the meeting type is saved.
  const choices = value
    .filter(({ kind }) => kind === 'choice')
    .map(({ options }) => options.map((one) => one.trim()).filter(Boolean));
  if (choices.some((options) => options.length < 2)) return 'A choice needs at least two answers.';
  if (choices.some((options) => new Set(options).size < options.length))
    return 'Two answers of a choice are the same.';
  const isTooMuch = (options: string[]) =>
    options.length > mostOptions || options.some((one) => one.length > 80);
  return value.some(({ options }) => isTooMuch(options))
    ? `A choice can have at most ${mostOptions} answers of at most 80 characters.`
    : true;
}

const isLink = (value: unknown) => value === '' || isWebAddress(value);

const areIds = (value: unknown) =>
  Array.isArray(value) &&
  value.length <= 100 &&
  value.every((id) => typeof id === 'string' && id.length > 0 && id.length <= 40);
