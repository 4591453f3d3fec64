import { array, define, object, refine, string } from 'superstruct';
import { type AnyStruct, optional, text } from '../contracts/endpoint';
import type { HttpError } from '../errors/HttpError';
import { fieldErrorsOf, validate } from './validate';

let looked = 0;
const wrong = define<string>('string', () => {
  looked += 1;
  return 'Wrong.';
});
beforeEach(() => {
  looked = 0;
});

/** The field errors for a body. */
function refusedFor<T>(body: unknown, struct: AnyStruct<T>, isTolerant = false) {
  try {
    validate(body, struct, isTolerant);
  } catch (error) {
    return (error as HttpError).details.fieldErrors;
  }
  return undefined;
}

test('stops after a limited number of errors', () => {
  const list = Array.from({ length: 50_000 }, () => ({ name: 1 }));
  const errors = refusedFor({ list }, object({ list: array(object({ name: wrong })) }));
  expect(Object.keys(errors ?? {})).toHaveLength(200);
  expect(errors).toHaveProperty(['list.199.name'], 'Wrong.');
  expect(looked).toBeLessThanOrEqual(201);
  expect(Object.keys(fieldErrorsOf({ list }, object({ list: array(object({ name: wrong })) })))).toHaveLength(
    200,
  );
});

test('reports each field once, and refinements only when all parts have the right type', () => {
  const long = refine(string(), 'long', (value) => value.length > 1 || 'Too short.');
  const pair = refine(
    object({ from: long, to: text({ min: 1, max: 9, label: 'It' }), more: optional(string()) }),
    'pair',
    ({ from, to }) => from !== to || 'They are the same.',
  );
  const body = object({ one: pair, other: pair });
  const same = { from: 'a', to: 'a' };
  expect(refusedFor({ one: same, other: { from: 1, unknown: 2 } }, body)).toEqual({
    one: 'They are the same.',
    'one.from': 'Too short.',
    'other.from': 'This value is not valid.',
    'other.to': 'It is required.',
    'other.unknown': 'This field is not known.',
  });
  expect(refusedFor({ one: { from: 'ab', to: 'b', unknown: 1 }, other: same }, body, true)).toEqual({
    other: 'They are the same.',
    'other.from': 'Too short.',
  });
  expect(refusedFor(undefined, body)).toHaveProperty('one');
});
