import { startTransition, useEffect, useRef, useState } from 'react';
import type { Analysis } from '../analysis/Analysis';
import { EXAMPLE_ANALYSIS } from '../analysis/exampleAnalysis';
import { analyzeInWorker, stopWorker, type WorkerInput } from '../worker/analysisWorker';

export type Kind = 'message' | 'link' | 'mail';

const PAUSE_MS = 250;
/** The largest file that is read, in bytes. */
const MOST_BYTES = 10 * 1024 * 1024;
/** Longer texts are read without being laid out in the field, which would hold up the page. */
export const FIELD_SIGNS = 8_000;

interface CheckState {
  kind: Kind;
  text: string;
  /** The same as it was copied, with its links; gone once the text is changed. */
  html?: string;
  /** The text lies beside the field, which is too small for it. */
  isBeside: boolean;
  /** The file that lies on the table, if one does. */
  file?: File;
  phase: 'example' | 'reading' | 'read' | 'nothing' | 'failed' | 'tooLarge';
  reading: Analysis;
  trusted: string;
}

const START: CheckState = {
  kind: 'message',
  text: '',
  isBeside: false,
  phase: 'example',
  reading: EXAMPLE_ANALYSIS,
  trusted: '',
};

/** What lies on the light table and what was found in it. It lives here and in the reader beside the page, and nowhere else. */
export function usePhishingCheck() {
  const [table, setTable] = useState<CheckState>(START);
  const turn = useRef(0);

  function start(next: CheckState, pause: number) {
    const mine = ++turn.current;
    setTable(next);
    if (next.phase !== 'reading') return;
    // As a transition, a long result is drawn in slices between which the page answers.
    const settle = (settled: CheckState) => turn.current === mine && startTransition(() => setTable(settled));
    setTimeout(() => {
      if (turn.current !== mine) return;
      analyzeInWorker(workerInput(next)).then(
        (reading) => settle({ ...next, ...outcome(reading) }),
        () => settle({ ...next, phase: 'failed', reading: EXAMPLE_ANALYSIS }),
      );
    }, pause);
  }

  const put = (text: string, { kind = table.kind, html, isBeside = false, pause = PAUSE_MS }: Putting = {}) =>
    start(
      text.trim()
        ? { ...START, kind, text, ...(html && { html }), isBeside, phase: 'reading', reading: table.reading }
        : { ...START, kind },
      pause,
    );

  useEffect(() => {
    const forget = () => {
      // What is still being read is not to come back with the page.
      turn.current++;
      setTable(START);
    };
    addEventListener('pagehide', forget);
    return () => {
      removeEventListener('pagehide', forget);
      stopWorker();
    };
  }, []);

  return {
    ...table,
    isExample: table.phase !== 'read' && table.phase !== 'reading',
    type: (text: string) => put(text),
    /** A text from elsewhere, in place of the one before. */
    lay: (text: string, html?: string) =>
      put(text, { isBeside: text.length > FIELD_SIGNS, pause: 0, ...(html && { html }) }),
    choose: (kind: Kind) =>
      table.file
        ? start({ ...START, kind }, 0)
        : put(table.text, {
            kind,
            isBeside: table.isBeside,
            pause: 0,
            ...(table.html && { html: table.html }),
          }),
    open: (file: File) =>
      start(
        file.size > MOST_BYTES
          ? { ...table, phase: 'tooLarge', reading: EXAMPLE_ANALYSIS }
          : { ...START, kind: 'mail', file, phase: 'reading', reading: table.reading },
        0,
      ),
    trust: (trusted: string) => start({ ...table, trusted, phase: 'reading' }, 0),
    again: () => start({ ...table, phase: 'reading' }, 0),
    clear: () => start({ ...START, kind: table.kind }, 0),
  };
}

interface Putting {
  kind?: Kind;
  html?: string;
  isBeside?: boolean;
  /** Milliseconds until it is read. */
  pause?: number;
}

export type PhishingCheck = ReturnType<typeof usePhishingCheck>;

const workerInput = ({ kind, text, html, file, trusted }: CheckState): WorkerInput =>
  file ? { kind: 'file', file, trusted } : { kind, text, trusted, ...(html && { html }) };

const outcome = (reading: Analysis | undefined) =>
  reading
    ? ({ phase: 'read', reading } as const)
    : ({ phase: 'nothing', reading: EXAMPLE_ANALYSIS } as const);
