import { array, define, object, string } from 'superstruct';
import { toContract } from './toContract';

let checks = 0;
const Word = define<string>('string', (value) => {
  checks += 1;
  return typeof value === 'string';
});
const Words = array(object({ word: Word }));
beforeEach(() => {
  checks = 0;
});

test('removes unknown fields, and reports a broken contract only by its path', () => {
  expect(toContract([{ word: 'a', secret: 'b' }] as object[], Words as never)).toEqual([{ word: 'a' }]);
  const broken = [{ word: 'a' }, { word: 12345 }] as never;
  expect(() => toContract(broken, Words)).toThrow(/^The answer breaks its contract at 1\.word\.$/);
});

test('masks the same object once for each contract', () => {
  const copy = [
    { word: 'a', secret: 'b' },
    { word: 'c', secret: 'd' },
  ];
  for (let times = 0; times < 3; times += 1)
    expect(toContract(copy, Words)).toEqual([{ word: 'a' }, { word: 'c' }]);
  expect(checks).toBe(2);
  toContract([...copy], Words);
  expect(checks).toBe(4);
  const secrets = array(object({ secret: string() })) as never;
  expect(toContract(copy, secrets)).toEqual([{ secret: 'b' }, { secret: 'd' }]);
});
