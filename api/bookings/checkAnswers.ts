import { badRequest } from '../platform/errors/HttpError';
import { oneLine } from '../platform/http/sanitizeText';
import type { BookingAnswer } from './contract';
import type { MeetingQuestion } from './meetingTypes/contract';

const longest = 200;

/** The answers to the questions that have one. 400 at
 * `answers.0` for the first question, where its answer is not possible. */
export function checkAnswers(questions: MeetingQuestion[], answers: BookingAnswer[] = []): BookingAnswer[] {
  const faults: Record<string, string> = {};
  const checked = questions.flatMap((question, at) => {
    const given = answers.find((one) => one.question === question.label)?.answer ?? '';
    const answer = question.kind === 'lines' ? given.trim() : oneLine(given).trim();
    const fault = judge(question, answer);
    if (fault) faults[`answers.${at}`] = fault;
    return answer ? [{ question: question.label, answer }] : [];
  });
  const [first] = Object.values(faults);
  if (first) throw badRequest(first, faults);
  return checked;
}

function judge({ kind, options, isRequired }: MeetingQuestion, answer: string): string | undefined {
  if (!answer) return isRequired ? 'Please answer this question.' : undefined;
  if (kind === 'choice' && !options.includes(answer)) return 'Please choose one of the answers.';
  if (kind === 'checkbox' && answer !== 'Yes') return 'Please check the box or leave it empty.';
  return kind === 'text' && answer.length > longest
    ? `The answer must be at most ${longest} characters.`
    : undefined;
}
