import type {
  Finding,
  PlannedCheck,
  ScanDraft,
  ScanLine,
  ScanReport,
  ScanToolName,
} from '@site/api/contract/scans';
import { track } from '@site/shell/kit';
import { useEffect, useReducer, useRef } from 'react';
import { type ScanFailure, streamScan } from './streamScan';

/** A scan from the visitor's deed to the report. A new one ends the one before; leaving the page ends any. */
export function useScan(tool: ScanToolName): ScanController {
  const [state, tell] = useReducer(next, IDLE);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const run = async (draft: ScanDraft) => {
    running.current?.abort();
    const ending = new AbortController();
    const { signal } = ending;
    running.current = ending;
    tell({ kind: 'asked', ...draft });
    try {
      for await (const line of streamScan(tool, draft, signal)) {
        if (signal.aborted) return;
        tell(line);
        if (line.kind === 'done' && !draft.check) track('scan finished', { tool, grade: line.report.grade });
      }
    } catch (error) {
      if (!signal.aborted) tell({ kind: 'troubled', trouble: asTrouble(error) });
    }
  };
  return {
    ...state,
    scan: (domain, selectors) => run(draftOf(domain, selectors)),
    again: (check) => run({ ...draftOf(state.domain, state.selectors), check }),
    stop: () => {
      running.current?.abort();
      tell({ kind: 'stopped' });
    },
  };
}

export interface ScanController extends ScanState {
  scan: (domain: string, selectors: readonly string[]) => void;
  /** Runs one check again; the report stays until its answer is there. */
  again: (check: string) => void;
  stop: () => void;
}

export interface ScanState {
  phase: 'idle' | 'running' | 'done' | 'troubled';
  /** As it was asked for. */
  domain: string;
  selectors: readonly string[];
  shownAs: string;
  plan: readonly PlannedCheck[];
  findings: Readonly<Record<string, Finding>>;
  report?: ScanReport;
  trouble?: ScanFailure;
  /** The one check that runs again. */
  repeating?: string;
}

type Step =
  | ScanLine
  | ({ kind: 'asked' } & ScanDraft)
  | { kind: 'troubled'; trouble: ScanFailure }
  | { kind: 'stopped' };

const IDLE: ScanState = { phase: 'idle', domain: '', selectors: [], shownAs: '', plan: [], findings: {} };

function next(state: ScanState, step: Step): ScanState {
  switch (step.kind) {
    case 'asked': {
      if (step.check) return { ...state, repeating: step.check, trouble: undefined };
      const { domain, selectors = [] } = step;
      return { ...IDLE, phase: 'running', domain, selectors, shownAs: domain };
    }
    case 'begun':
      if (state.repeating) return state;
      return { ...state, domain: step.domain, shownAs: step.shownAs, plan: step.checks };
    case 'finding':
      if (state.repeating) return state;
      return { ...state, findings: { ...state.findings, [step.finding.check]: step.finding } };
    case 'done':
      return { ...state, phase: 'done', report: step.report, repeating: undefined };
    case 'failed':
      return troubled(state, { kind: step.code === 'scanner_away' ? 'away' : 'failed', says: step.message });
    case 'troubled':
      return troubled(state, step.trouble);
    case 'stopped':
      return state.repeating ? { ...state, repeating: undefined } : IDLE;
  }
}

const draftOf = (domain: string, selectors: readonly string[]): ScanDraft =>
  selectors.length ? { domain, selectors: [...selectors] } : { domain };

/** One check that could not be run again costs nobody the report. */
const troubled = (state: ScanState, trouble: ScanFailure): ScanState =>
  state.repeating ? { ...state, repeating: undefined, trouble } : { ...state, phase: 'troubled', trouble };

const asTrouble = (error: unknown): ScanFailure =>
  typeof error === 'object' && error !== null && 'says' in error
    ? (error as ScanFailure)
    : { kind: 'failed', says: 'The answer could not be read. Please try again.' };
