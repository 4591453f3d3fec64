import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Env } from '../../platform/configuration/env';
import type { ScanLine, ScanReport } from './contract';
import { hashScanText } from './hashScanText';
import { ToolScan } from './model';
import { requestScan, UNAVAILABLE_MESSAGE } from './requestScan';
import type { ScanRequest } from './ScanRequest';

/**
 * Streams a scan to the client line by line and records the report. A disconnect cancels the scan. Throws only before
 * the first line.
 */
export async function streamScan(env: Env, scanRequest: ScanRequest, res: Response): Promise<undefined> {
  const closed = new AbortController();
  res.once('close', () => closed.abort());
  if (res.closed) closed.abort();
  const lines = await requestScan(env.scannerSocket, scanRequest, closed.signal);
  // Proxies must neither buffer nor compress the stream.
  res.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  res.type('application/x-ndjson').flushHeaders();
  const writeLine = (line: ScanLine) => res.write(`${JSON.stringify(line)}\n`);
  let isOver = false;
  try {
    for await (const line of lines) {
      isOver = line.kind === 'done' || line.kind === 'failed';
      writeLine(line.kind === 'done' ? { kind: 'done', report: await recordScan(env, line.report) } : line);
    }
  } catch {
    // The scanner failed or the client disconnected.
  }
  if (!isOver) writeLine({ kind: 'failed', code: 'scanner_away', message: UNAVAILABLE_MESSAGE });
  res.end();
}

/**
 * Stores hash and score of a report. Returns it with the ID for sharing and emailing, or unchanged if the database is
 * unavailable.
 */
async function recordScan({ sessionSecret }: Env, received: ScanReport): Promise<ScanReport> {
  const report = { ...received, id: randomBytes(16).toString('base64url') };
  const { id: _id, tool, domain, score, grade, engine } = report;
  const domainHash = hashScanText(sessionSecret, domain);
  const reportHash = hashScanText(sessionSecret, JSON.stringify(report));
  try {
    await ToolScan.create({ _id, tool, domainHash, score, grade, engine, reportHash });
    return report;
  } catch {
    return received;
  }
}
