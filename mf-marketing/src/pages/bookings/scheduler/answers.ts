import { answerField, type BookingAnswer } from '@site/api/bookings/contract';
import type { MeetingQuestion } from '@site/api/bookings/meetingTypes/contract';

/** The answers among the values of the form; undefined without questions. */
export function answersOf(
  type: string,
  questions: MeetingQuestion[],
  values: object,
): BookingAnswer[] | undefined {
  if (!questions.length) return undefined;
  return questions.flatMap(({ label, kind }, at) => {
    const value = (values as Record<string, unknown>)[answerField(type, at)];
    const answer = kind === 'checkbox' ? (value ? 'Yes' : '') : String(value ?? '');
    return answer ? [{ question: label, answer }] : [];
  });
}

/** Rethrows an API error with the messages about answers at their fields. */
export function atAnswerFields(type: string, error: unknown): never {
  const { fieldErrors } = (error ?? {}) as { fieldErrors?: Record<string, string> };
  if (!fieldErrors) throw error;
  const entries = Object.entries(fieldErrors).map(([field, message]) => {
    const at = /^answers\.(\d+)$/.exec(field)?.[1];
    return [at ? answerField(type, Number(at)) : field, message];
  });
  throw { ...(error as object), fieldErrors: Object.fromEntries(entries) };
}
