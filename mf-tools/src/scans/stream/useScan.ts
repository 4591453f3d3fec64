import type {
  Finding,
  PlannedCheck,
  ScanDraft,
  ScanLine,
  ScanReport,
  ScanToolName,
} from '@site/api/tools/scans/contract';
import { track } from '@site/shell/kit';
import { useEffect, useReducer, useRef } from 'react';
import { type ScanFailure, streamScan } from './streamScan';

/** State of a scan from the request to the report. A new scan cancels the previous one, as does leaving the page. */
export function useScan(tool: ScanToolName): ScanController {
  const [state, dispatch] = useReducer(reduce, IDLE);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  const run = async (draft: ScanDraft) => {
    controller.current?.abort();
    const current = new AbortController();
    const { signal } = current;
    controller.current = current;
    dispatch({ kind: 'asked', ...draft });
    try {
      for await (const line of streamScan(tool, draft, signal)) {
        if (signal.aborted) return;
        dispatch(line);
        if (line.kind === 'done' && !draft.check) track('scan finished', { tool, grade: line.report.grade });
      }
    } catch (error) {
      if (!signal.aborted) dispatch({ kind: 'troubled', failure: asFailure(error) });
    }
  };
  return {
    ...state,
    scan: (domain, selectors) => run(createDraft(domain, selectors)),
    rerun: (check) => run({ ...createDraft(state.domain, state.selectors), check }),
    stop: () => {
      controller.current?.abort();
      dispatch({ kind: 'stopped' });
    },
  };
}

export interface ScanController extends ScanState {
  scan: (domain: string, selectors: readonly string[]) => void;
  /** Repeats one check while the report stays visible. */
  rerun: (check: string) => void;
  stop: () => void;
}

export interface ScanState {
  phase: 'idle' | 'running' | 'done' | 'troubled';
  /** The domain as entered. */
  domain: string;
  selectors: readonly string[];
  shownAs: string;
  plan: readonly PlannedCheck[];
  findings: Readonly<Record<string, Finding>>;
  report?: ScanReport;
  failure?: ScanFailure;
  /** The check being repeated. */
  rerunning?: string;
}

type ScanAction =
  | ScanLine
  | ({ kind: 'asked' } & ScanDraft)
  | { kind: 'troubled'; failure: ScanFailure }
  | { kind: 'stopped' };

const IDLE: ScanState = { phase: 'idle', domain: '', selectors: [], shownAs: '', plan: [], findings: {} };

function reduce(state: ScanState, action: ScanAction): ScanState {
  switch (action.kind) {
    case 'asked': {
      if (action.check) return { ...state, rerunning: action.check, failure: undefined };
      const { domain, selectors = [] } = action;
      return { ...IDLE, phase: 'running', domain, selectors, shownAs: domain };
    }
    case 'begun':
      if (state.rerunning) return state;
      return { ...state, domain: action.domain, shownAs: action.shownAs, plan: action.checks };
    case 'finding':
      if (state.rerunning) return state;
      return { ...state, findings: { ...state.findings, [action.finding.check]: action.finding } };
    case 'done':
      return { ...state, phase: 'done', report: action.report, rerunning: undefined };
    case 'failed':
      return withFailure(state, {
        kind: action.code === 'scanner_away' ? 'away' : 'failed',
        message: action.message,
      });
    case 'troubled':
      return withFailure(state, action.failure);
    case 'stopped':
      return state.rerunning ? { ...state, rerunning: undefined } : IDLE;
  }
}

const createDraft = (domain: string, selectors: readonly string[]): ScanDraft =>
  selectors.length ? { domain, selectors: [...selectors] } : { domain };

/** If repeating a check fails, the report stays. */
const withFailure = (state: ScanState, failure: ScanFailure): ScanState =>
  state.rerunning ? { ...state, rerunning: undefined, failure } : { ...state, phase: 'troubled', failure };

const asFailure = (error: unknown): ScanFailure =>
  typeof error === 'object' && error !== null && 'kind' in error
    ? (error as ScanFailure)
    : { kind: 'failed', message: 'We couldn’t read the result. Please try again.' };
