import { startTransition, useEffect, useRef, useState } from 'react';
import type { Analysis } from '../analysis/Analysis';
import { EXAMPLE_ANALYSIS } from '../analysis/exampleAnalysis';
import { analyzeInWorker, stopWorker, type WorkerInput } from '../worker/analysisWorker';

export type Kind = 'message' | 'link' | 'mail';

const PAUSE_MS = 250;
/** Maximum file size in bytes. */
const MAX_FILE_BYTES = 10 * 1024 * 1024;
/** Longer texts are not shown in the field, which would block the page. */
export const MAX_FIELD_LENGTH = 8_000;

interface CheckState {
  kind: Kind;
  text: string;
  /** The copied HTML with its links; cleared when the text changes. */
  html?: string;
  /** The text is too long for the field. */
  isBeside: boolean;
  /** The selected file. */
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

/** State of the phishing check. Input and result are only in memory, here and in the worker. */
export function usePhishingCheck() {
  const [table, setTable] = useState<CheckState>(START);
  const run = useRef(0);

  function start(next: CheckState, pause: number) {
    const mine = ++run.current;
    setTable(next);
    if (next.phase !== 'reading') return;
    // As a transition, a long result renders without blocking the page.
    const settle = (settled: CheckState) => run.current === mine && startTransition(() => setTable(settled));
    setTimeout(() => {
      if (run.current !== mine) return;
      analyzeInWorker(workerInput(next)).then(
        (reading) => settle({ ...next, ...outcome(reading) }),
        () => settle({ ...next, phase: 'failed', reading: EXAMPLE_ANALYSIS }),
      );
    }, pause);
  }

  const put = (
    text: string,
    { kind = table.kind, html, isBeside = false, pause = PAUSE_MS }: InputOptions = {},
  ) =>
    start(
      text.trim()
        ? { ...START, kind, text, ...(html && { html }), isBeside, phase: 'reading', reading: table.reading }
        : { ...START, kind },
      pause,
    );

  useEffect(() => {
    const forget = () => {
      // A pending analysis must not appear when the page is shown again.
      run.current++;
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
    /** Replaces the text, such as by an example. */
    lay: (text: string, html?: string) =>
      put(text, { isBeside: text.length > MAX_FIELD_LENGTH, pause: 0, ...(html && { html }) }),
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
        file.size > MAX_FILE_BYTES
          ? { ...table, phase: 'tooLarge', reading: EXAMPLE_ANALYSIS }
          : { ...START, kind: 'mail', file, phase: 'reading', reading: table.reading },
        0,
      ),
    trust: (trusted: string) => start({ ...table, trusted, phase: 'reading' }, 0),
    again: () => start({ ...table, phase: 'reading' }, 0),
    clear: () => start({ ...START, kind: table.kind }, 0),
  };
}

interface InputOptions {
  kind?: Kind;
  html?: string;
  isBeside?: boolean;
  /** Delay in ms before the analysis. */
  pause?: number;
}

export type PhishingCheck = ReturnType<typeof usePhishingCheck>;

const workerInput = ({ kind, text, html, file, trusted }: CheckState): WorkerInput =>
  file ? { kind: 'file', file, trusted } : { kind, text, trusted, ...(html && { html }) };

const outcome = (reading: Analysis | undefined) =>
  reading
    ? ({ phase: 'read', reading } as const)
    : ({ phase: 'nothing', reading: EXAMPLE_ANALYSIS } as const);
