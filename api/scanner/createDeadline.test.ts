import { once } from 'node:events';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { createDeadline } from './createDeadline';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

test('fires even if nothing else references it', async () => {
  const outer = new AbortController();
  const over = (() => once(createDeadline(outer.signal, 30).signal, 'abort'))();
  collect();
  await over;
});

test('aborts with the outer signal, also if that is already aborted', () => {
  const outer = new AbortController();
  const { signal } = createDeadline(outer.signal, 60_000);
  expect(signal.aborted).toBe(false);
  outer.abort();
  expect(signal.aborted).toBe(true);
  expect(createDeadline(outer.signal, 60_000).signal.aborted).toBe(true);
});

test('ignores the outer signal after dispose', () => {
  const outer = new AbortController();
  const { signal, dispose } = createDeadline(outer.signal, 60_000);
  dispose();
  outer.abort();
  expect(signal.aborted).toBe(false);
});
