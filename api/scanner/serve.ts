import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { chmodSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { plainText } from '../platform/http/plainText';
import type { ScanLine, ScanReport } from '../tools/scans/contract';
import type { ScanTool } from './Check';
import { failureFacts } from './failureFacts';
import { KeptReports } from './KeptReports';
import { type AskedScan, readScan } from './readScan';
import { type Network, runScan, type ScanTimes } from './runScan';
import { ScanRefusal } from './ScanRefusal';
import { scanMetrics } from './scanMetrics';
import { Turns } from './Turns';

export interface ScannerOptions {
  /** The path of the socket: whoever may open this file may have domains scanned. */
  socket: string;
  tools: readonly ScanTool[];
  network: Network;
  log: Logger;
  times?: ScanTimes;
  turns?: Turns;
}

export interface Scanner {
  /** Takes no more scans, lets those under way end within so many milliseconds, then ends them. */
  stop: (graceMs: number) => Promise<void>;
}

const KEPT = { ms: 600_000, count: 500, characters: 8_000_000 };

/** The scanner on a local socket: `POST /scan` tells a scan while it runs, a line of JSON each; `/health`, `/metrics`. */
export async function serve({
  socket,
  tools,
  network,
  log,
  times,
  turns = new Turns(),
}: ScannerOptions): Promise<Scanner> {
  const reports = new KeptReports(KEPT);
  const metrics = scanMetrics(turns);
  const stopping = new AbortController();
  // One for each scan under way.
  setMaxListeners(0, stopping.signal);

  const scan = async (request: IncomingMessage, response: ServerResponse) => {
    const ending = new AbortController();
    const end = () => ending.abort();
    response.once('close', end);
    stopping.signal.addEventListener('abort', end);
    const { signal } = ending;
    let name = 'none';
    try {
      const asked = await readScan(request, tools);
      name = asked.tool.name;
      const report = await answer(asked, response, signal);
      say(response, { kind: 'done', report });
      response.end();
    } catch (error) {
      const refusal = refusalOf(error, stopping.signal);
      if (response.closed) metrics.ended(name, 'left');
      else {
        metrics.ended(name, refusal.code);
        if (refusal === BROKEN) log.error({ tool: name, err: failureFacts(error) }, 'a scan broke');
        refuse(response, refusal);
      }
    } finally {
      stopping.signal.removeEventListener('abort', end);
    }
  };

  /** The report of a scan that was asked for, its lines told before. */
  const answer = async (
    asked: AskedScan,
    response: ServerResponse,
    signal: AbortSignal,
  ): Promise<ScanReport> => {
    const { tool, subject, only } = asked;
    const key = JSON.stringify([tool.name, tool.engine, subject.ascii, subject.selectors]);
    const kept = reports.get(key);
    const tell = (line: ScanLine) => say(response, line);
    if (kept && !only) {
      tellAgain(kept, tool, tell);
      metrics.ended(tool.name, 'kept');
      return kept;
    }
    return turns.take(signal, async () => {
      const began = performance.now();
      const earlier = kept?.findings ?? [];
      const report = await runScan({ tool, subject, network, signal, log, tell, only, earlier, times });
      metrics.scanned(report, performance.now() - began);
      // What could not be found out may be found out in a moment.
      if (report.score !== null) reports.set(key, report);
      return report;
    });
  };

  const server = createServer(async (request, response) => {
    const asked = `${request.method} ${request.url}`;
    if (asked === 'POST /scan') return scan(request, response);
    if (asked === 'GET /health') return void response.end('{"ok":true}');
    if (asked === 'GET /metrics') return void response.end(await metrics.registry.metrics());
    response.writeHead(404).end();
  });
  const leave = await listen(server, socket);
  return {
    stop: async (graceMs) => {
      const closed = new Promise((resolve) => server.close(resolve));
      const late = setTimeout(() => stopping.abort(), graceMs);
      leave();
      await closed;
      clearTimeout(late);
    },
  };
}

function tellAgain(
  { findings, domain, shownAs, engine }: ScanReport,
  tool: ScanTool,
  tell: (line: ScanLine) => void,
) {
  const checks = tool.checks.map(({ check, title, weight }) => ({ check, title, weight }));
  tell({ kind: 'begun', tool: tool.name, domain, shownAs, engine, checks });
  for (const finding of findings) tell({ kind: 'finding', finding });
}

/** What strangers publish is told as text that any screen, mail and log can hold. */
function say(response: ServerResponse, line: ScanLine) {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  const told = JSON.stringify(line, (_key, value) => (typeof value === 'string' ? visible(value) : value));
  response.write(`${told}\n`);
}

/** What turns the direction of reading would show a record as another than it is: it stands there as a sign of its own. */
const visible = (text: string) => plainText(text).replace(/\p{Bidi_Control}/gu, '\ufffd');

function refuse(response: ServerResponse, { status, code, message }: ScanRefusal) {
  if (response.headersSent) say(response, { kind: 'failed', code, message });
  else
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .write(JSON.stringify({ code, message }));
  response.end();
}

function refusalOf(error: unknown, stopping: AbortSignal): ScanRefusal {
  if (error instanceof ScanRefusal) return error;
  return stopping.aborted ? STOPPING : BROKEN;
}

const STOPPING = new ScanRefusal(
  503,
  'scanner_away',
  'The scanner is being started again. Please try once more in a moment.',
);
const BROKEN = new ScanRefusal(503, 'scan_failed', 'The scan failed on our side. Please try once more.');

/**
 * Listens where only this user may ask, in the place of whoever listened there before. Opened under another name, since
 * a server that ends takes away what stands under the name it opened: that would be the one of its successor. What is returned takes it away, if nobody listens in its place by then.
 */
async function listen(server: ReturnType<typeof createServer>, socket: string): Promise<() => void> {
  const own = `${socket}.${randomBytes(3).toString('hex')}`;
  const before = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(own, resolve);
    });
    chmodSync(own, 0o600);
    renameSync(own, socket);
    const { ino } = statSync(socket);
    return () => {
      if (statSync(socket, { throwIfNoEntry: false })?.ino === ino) rmSync(socket);
    };
  } finally {
    process.umask(before);
  }
}
