import { randomBytes } from 'node:crypto';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Logger, pino } from 'pino';
import type { Finding, ScanLine, ScanReport } from '../tools/scans/contract';
import type { Check, ScanTool } from './Check';
import type { ConcurrencyLimiter } from './ConcurrencyLimiter';
import { connectDirect } from './connect';
import { answerTo, type NameServer, rootAnswer, startNameServer } from './dns/nameServer.fixture';
import { isPublicAddress } from './guard/isPublicAddress';
import type { ScanTimes } from './runScan';
import { serve } from './serve';

/** A finding; override only what the test needs. */
export const finding = (part: Partial<Finding> = {}): Finding => ({
  check: 'first',
  title: 'First',
  state: 'pass',
  earned: 60,
  weight: 60,
  bonus: 0,
  headline: 'All is well',
  why: 'Because.',
  evidence: [],
  advice: '',
  fixes: [],
  ...part,
});

/** A report; override only what the test needs. */
export const exampleReport = (part: Partial<ScanReport> = {}): ScanReport => ({
  id: '',
  tool: 'email-security',
  domain: 'firm.test',
  shownAs: 'firm.test',
  engine: 'test-1',
  at: '2026-11-22T12:00:00.000Z',
  score: 90,
  grade: 'A',
  meaning: '',
  headline: '',
  summary: '',
  facts: [],
  findings: [finding()],
  forgeries: [],
  legs: [],
  fixes: [],
  ...part,
});

/** A finding that the test resolves. */
export function createDeferred() {
  let resolve: (found: Finding) => void = () => undefined;
  const promise = new Promise<Finding>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A tool with these checks of weight 50. */
export const createTool = (runs: Record<string, Check['run']>): ScanTool => ({
  name: 'email-security',
  engine: 'test-1',
  checks: Object.entries(runs).map(([check, run]) => ({ check, title: check, weight: 50, run })),
  conclude: async (_subject, findings) => ({
    score: findings.some(({ state }) => state !== 'unknown') ? 90 : null,
    grade: 'A',
    meaning: 'Good.',
    headline: 'Well kept',
    summary: 'All is well.',
    facts: [],
    forgeries: [],
    legs: [],
    fixes: [],
  }),
});

/** A name server that knows only these addresses. It can be made silent or cut off from the internet. */
export async function startNames(
  names: Record<string, string>,
): Promise<NameServer & { isSilent: boolean; isCutOff: boolean }> {
  const state = { isSilent: false, isCutOff: false };
  const server = await startNameServer((query) => {
    if (state.isSilent) return undefined;
    const [{ name = '.', type = 'A' } = {}] = query.questions ?? [];
    const data = names[name.toLowerCase()];
    if (state.isCutOff) return { answer: answerTo(query, [], NXDOMAIN) };
    const ofRoot = rootAnswer(query);
    if (ofRoot) return ofRoot;
    if (!data) return { answer: answerTo(query, [], NXDOMAIN) };
    return { answer: answerTo(query, data && type === 'A' ? [{ type: 'A', name, ttl: 60, data }] : []) };
  });
  return Object.assign(state, server);
}

const NXDOMAIN = 3;

interface ScannerSetup {
  tools: ScanTool[];
  names?: Record<string, string>;
  log?: Logger;
  times?: ScanTimes;
  limiter?: ConcurrencyLimiter;
}

/** A scanner on its own socket whose resolver knows `firm.test`. */
export async function startScanner({
  tools,
  names = {},
  log = pino({ level: 'silent' }),
  times,
  limiter,
}: ScannerSetup) {
  const resolver = await startNames({ 'firm.test': '93.184.216.34', ...names });
  const socket = join(tmpdir(), `scanner-${randomBytes(6).toString('hex')}.sock`);
  const network = { servers: [resolver], connect: connectDirect, admits: isPublicAddress };
  const scanner = await serve({ socket, tools, network, log, times, limiter });
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    await scanner.stop(0);
    await resolver.stop();
  };
  return {
    socket,
    resolver,
    stop: () => {
      stopped ??= stop();
      return stopped;
    },
  };
}

/** Sends a scan request and reads the response line by line; `abort` disconnects. */
export async function sendScan(socketPath: string, body: object, padding = '') {
  const scanRequest = request({ socketPath, path: '/scan', method: 'POST', agent: false });
  const answer = await new Promise<import('node:http').IncomingMessage>((resolve, reject) => {
    scanRequest.on('response', resolve).on('error', reject);
    scanRequest.end(padding + JSON.stringify({ tool: 'email-security', ...body }));
  });
  const lines = readLines(answer.setEncoding('utf8'));
  const next = async (): Promise<ScanLine | undefined> => (await lines.next()).value;
  const rest = async () => {
    const all: ScanLine[] = [];
    for await (const line of lines) all.push(line);
    return all;
  };
  return { status: answer.statusCode, next, rest, abort: () => scanRequest.destroy() };
}

async function* readLines(answer: AsyncIterable<string>): AsyncGenerator<ScanLine, undefined> {
  let text = '';
  for await (const part of answer) {
    const lines = (text + part).split('\n');
    text = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
  if (text) yield JSON.parse(text);
}
