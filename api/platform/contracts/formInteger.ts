import { define } from 'superstruct';
import { documented } from './endpoint';

/** An integer of a form, from `min` to `max`. */
export const formInteger = (min: number, max: number, message: string) =>
  documented(
    define<number>(
      'integer',
      (value) => (Number.isInteger(value) && Number(value) >= min && Number(value) <= max) || message,
    ),
    { type: 'integer', minimum: min, maximum: max },
  );
