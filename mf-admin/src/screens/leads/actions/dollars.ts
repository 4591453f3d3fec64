import { maxLeadValue } from '@site/api/leads/pipeline/dealValue/contract';

/** Whole dollars as people write them; null without any. */
export const parseDollars = (text: string): number | null => {
  const digits = text.replace(/[\s$,]/g, '');
  return digits ? Number(digits) : null;
};

/** The problem of a value that is no amount. */
export function problemsOfValue(text: string) {
  const value = parseDollars(text);
  const isFine = value === null || (Number.isInteger(value) && value >= 0 && value <= maxLeadValue);
  return isFine
    ? undefined
    : { value: `Please enter whole dollars up to ${maxLeadValue.toLocaleString('en-US')}.` };
}
