import { define, nullable } from 'superstruct';
import { documented } from '../../../platform/contracts/endpoint';

/** In whole US dollars. */
export const maxLeadValue = 100_000_000;

/** What a deal is worth; null where nobody knows. */
export const DealValue = documented(
  nullable(
    define<number>(
      'integer',
      (value) =>
        (Number.isInteger(value) && Number(value) >= 0 && Number(value) <= maxLeadValue) ||
        `Please enter whole dollars up to ${maxLeadValue.toLocaleString('en-US')}.`,
    ),
  ),
  { type: ['integer', 'null'], minimum: 0, maximum: maxLeadValue },
);
