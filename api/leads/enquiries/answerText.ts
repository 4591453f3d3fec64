import type { FormAnswer } from './model';

/** An answer to a form as text. */
export const answerText = ({ isChecked, text = '' }: Pick<FormAnswer, 'isChecked' | 'text'>): string =>
  isChecked === undefined ? text : isChecked ? 'Yes' : 'No';
