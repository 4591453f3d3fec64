import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { within } from './within';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

test('its time ends although nothing else holds on to it', async () => {
  const outer = new AbortController();
  const over = (() => once(within(outer.signal, 30).signal, 'abort'))();
  collect();
  await over;
});

test('it ends with the outer one, and at once where that is over', () => {
  const outer = new AbortController();
  const { signal } = within(outer.signal, 60_000);
  expect(signal.aborted).toBe(false);
  outer.abort();
  expect(signal.aborted).toBe(true);
  expect(within(outer.signal, 60_000).signal.aborted).toBe(true);
});

test('let go of, it outlives the outer one', () => {
  const outer = new AbortController();
  const { signal, letGo } = within(outer.signal, 60_000);
  letGo();
  outer.abort();
  expect(signal.aborted).toBe(false);
});
