/** @jest-environment jest-fixed-jsdom */
import { act, renderHook, waitFor } from '@testing-library/react';
import type { WorkerRequest } from '../worker/analysis.worker';
import { analyze } from '../worker/analyze';
import { usePhishingCheck } from './usePhishingCheck';

type Answer = (message: { data: unknown }) => void;

/** A worker that responds when the test tells it to. */
class SlowReader {
  static requests: { runId: number; answer: Answer }[] = [];
  #answers: Answer[] = [];
  addEventListener(kind: string, answer: Answer) {
    if (kind === 'message') this.#answers.push(answer);
  }
  removeEventListener(_kind: string, answer: Answer) {
    this.#answers = this.#answers.filter((one) => one !== answer);
  }
  postMessage({ runId }: WorkerRequest) {
    const answer: Answer = (message) => {
      for (const one of this.#answers) one(message);
    };
    SlowReader.requests.push({ runId, answer });
  }
  terminate() {}
}

beforeEach(() => {
  SlowReader.requests = [];
  Object.assign(globalThis, { Worker: SlowReader });
});

const MAIL = 'From: PayPal Service <service@other.example>\n\nHello';

async function openMail() {
  const reading = await analyze({ kind: 'mail', text: MAIL });
  const { result } = renderHook(() => usePhishingCheck());
  act(() => result.current.open(new File([MAIL], 'saved.eml')));
  await waitFor(() => expect(SlowReader.requests).toHaveLength(1));
  const answered = async () => {
    const [{ runId, answer }] = SlowReader.requests as [(typeof SlowReader.requests)[0]];
    await act(async () => answer({ data: { runId, reading } }));
  };
  return { result, answered };
}

test('analyzes a saved email', async () => {
  const { result, answered } = await openMail();
  await answered();
  expect(result.current).toMatchObject({ phase: 'read', reading: { kind: 'mail' } });
});

test('ignores the result of a replaced input', async () => {
  const { result, answered } = await openMail();
  act(() => result.current.choose('link'));
  await answered();
  expect(result.current).toMatchObject({ phase: 'example', kind: 'link' });
});

test('discards a pending analysis when leaving the page', async () => {
  const { result, answered } = await openMail();
  act(() => void dispatchEvent(new Event('pagehide')));
  await answered();
  expect(result.current).toMatchObject({ phase: 'example', kind: 'message' });
});
