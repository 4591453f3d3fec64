import { randomBytes } from 'node:crypto';
import { setMaxListeners } from 'node:events';
import { chmodSync, renameSync, rmSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Logger } from 'pino';
import { sanitizeText } from '../platform/http/sanitizeText';
import type { ScanLine, ScanReport } from '../tools/scans/contract';
import type { ScanTool } from './Check';
import { ConcurrencyLimiter } from './ConcurrencyLimiter';
import { parseLinkRequest, parseScanRequest, type ScanInput } from './parseScanRequest';
import { ReportCache } from './ReportCache';
import { redactError } from './redactError';
import { createProbe, type Network, runScan, type ScanTimes } from './runScan';
import { ScanError } from './ScanError';
import { scanMetrics } from './scanMetrics';
import { checkLinks } from './web/checkLinks';

export interface ScannerOptions {
  /** Path of the socket. Everyone with access to this file can run scans. */
  socket: string;
  tools: readonly ScanTool[];
  network: Network;
  log: Logger;
  times?: ScanTimes;
  limiter?: ConcurrencyLimiter;
}

export interface Scanner {
  /** Stops accepting scans, waits up to the grace period for running ones, then aborts them. */
  stop: (graceMs: number) => Promise<void>;
}

const CACHE_LIMITS = { ms: 600_000, count: 500, characters: 8_000_000 };

/**
 * Serves the scanner on a local socket: `POST /scan` streams a scan as NDJSON, `POST /links` checks links; also `/health`
 * and `/metrics`.
 */
export async function serve({
  socket,
  tools,
  network,
  log,
  times,
  limiter = new ConcurrencyLimiter(),
}: ScannerOptions): Promise<Scanner> {
  const reports = new ReportCache(CACHE_LIMITS);
  const metrics = scanMetrics(limiter);
  const stopping = new AbortController();
  // One listener per running scan.
  setMaxListeners(0, stopping.signal);

  /** Ends with the response or the scanner. */
  const createSignal = (response: ServerResponse) => {
    const ending = new AbortController();
    const end = () => ending.abort();
    response.once('close', end);
    stopping.signal.addEventListener('abort', end);
    return { signal: ending.signal, dispose: () => stopping.signal.removeEventListener('abort', end) };
  };

  const links = async (request: IncomingMessage, response: ServerResponse) => {
    const { signal, dispose } = createSignal(response);
    try {
      const urls = await parseLinkRequest(request);
      const checked = await limiter.run(signal, () => checkLinks(urls, createProbe(network, signal)));
      response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(checked));
    } catch (error) {
      const scanError = toScanError(error, stopping.signal);
      if (scanError === FAILED) log.error({ err: redactError(error) }, 'links were not checked');
      if (!response.closed) writeError(response, scanError);
    } finally {
      dispose();
    }
  };

  const scan = async (request: IncomingMessage, response: ServerResponse) => {
    const { signal, dispose } = createSignal(response);
    let name = 'none';
    try {
      const input = await parseScanRequest(request, tools);
      name = input.tool.name;
      const report = await runOrReplay(input, response, signal);
      writeLine(response, { kind: 'done', report });
      response.end();
    } catch (error) {
      const scanError = toScanError(error, stopping.signal);
      if (response.closed) metrics.ended(name, 'left');
      else {
        metrics.ended(name, scanError.code);
        if (scanError === FAILED) log.error({ tool: name, err: redactError(error) }, 'a scan broke');
        writeError(response, scanError);
      }
    } finally {
      dispose();
    }
  };

  /** Runs a scan or replays a cached one; writes its lines and returns the report. */
  const runOrReplay = async (
    input: ScanInput,
    response: ServerResponse,
    signal: AbortSignal,
  ): Promise<ScanReport> => {
    const { tool, subject, only } = input;
    const key = JSON.stringify([tool.name, tool.engine, subject.ascii, subject.selectors]);
    const cached = reports.get(key);
    const write = (line: ScanLine) => writeLine(response, line);
    if (cached && !only) {
      replay(cached, tool, write);
      metrics.ended(tool.name, 'kept');
      return cached;
    }
    return limiter.run(signal, async () => {
      const began = performance.now();
      const earlier = cached?.findings ?? [];
      const report = await runScan({
        tool,
        subject,
        network,
        signal,
        log,
        send: write,
        only,
        earlier,
        times,
      });
      metrics.scanned(report, performance.now() - began);
      // A report without a score is not cached, since the next attempt may succeed.
      if (report.score !== null) reports.set(key, report);
      return report;
    });
  };

  const server = createServer(async (request, response) => {
    const input = `${request.method} ${request.url}`;
    if (input === 'POST /scan') return scan(request, response);
    if (input === 'POST /links') return links(request, response);
    if (input === 'GET /health') return void response.end('{"ok":true}');
    if (input === 'GET /metrics') return void response.end(await metrics.registry.metrics());
    response.writeHead(404).end();
  });
  const removeSocket = await listen(server, socket);
  return {
    stop: async (graceMs) => {
      const closed = new Promise((resolve) => server.close(resolve));
      const late = setTimeout(() => stopping.abort(), graceMs);
      removeSocket();
      await closed;
      clearTimeout(late);
    },
  };
}

function replay(
  { findings, domain, shownAs, engine }: ScanReport,
  tool: ScanTool,
  write: (line: ScanLine) => void,
) {
  const checks = tool.checks.map(({ check, title, weight }) => ({ check, title, weight }));
  write({ kind: 'begun', tool: tool.name, domain, shownAs, engine, checks });
  for (const finding of findings) write({ kind: 'finding', finding });
}

/** Makes published texts safe for display, email and logs. */
function writeLine(response: ServerResponse, line: ScanLine) {
  if (!response.headersSent) response.writeHead(200, { 'Content-Type': 'application/x-ndjson' });
  const json = JSON.stringify(line, (_key, value) =>
    typeof value === 'string' ? toVisibleText(value) : value,
  );
  response.write(`${json}\n`);
}

/** Replaces bidirectional control characters, which could make a record look different from what it is. */
const toVisibleText = (text: string) => sanitizeText(text).replace(/\p{Bidi_Control}/gu, '\ufffd');

function writeError(response: ServerResponse, { status, code, message }: ScanError) {
  if (response.headersSent) writeLine(response, { kind: 'failed', code, message });
  else
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .write(JSON.stringify({ code, message }));
  response.end();
}

function toScanError(error: unknown, stopping: AbortSignal): ScanError {
  if (error instanceof ScanError) return error;
  return stopping.aborted ? STOPPING : FAILED;
}

const STOPPING = new ScanError(
  503,
  'scanner_away',
  'The scanner is restarting. Please try again in a moment.',
);
const FAILED = new ScanError(503, 'scan_failed', 'The scan failed on our side. Please try again.');

/**
 * Listens on a socket that only this user can access, replacing a previous listener. A closing server removes the path
 * it opened, which would be its successor's socket, so it opens a temporary path and renames it. Returns a function
 * that removes the socket unless a successor has replaced it.
 */
async function listen(server: ReturnType<typeof createServer>, socket: string): Promise<() => void> {
  const temporaryPath = `${socket}.${randomBytes(3).toString('hex')}`;
  const previousMask = process.umask(0o177);
  try {
    await new Promise<void>((resolve, reject) => {
      server.once('error', reject);
      server.listen(temporaryPath, resolve);
    });
    chmodSync(temporaryPath, 0o600);
    renameSync(temporaryPath, socket);
    const { ino } = statSync(socket);
    return () => {
      if (statSync(socket, { throwIfNoEntry: false })?.ino === ino) rmSync(socket);
    };
  } finally {
    process.umask(previousMask);
  }
}
