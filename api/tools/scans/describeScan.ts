import { randomBytes } from 'node:crypto';
import type { Response } from 'express';
import type { Env } from '../../platform/configuration/env';
import type { ScanLine, ScanReport } from './contract';
import { ToolScan } from './model';
import { AWAY, requestScan } from './requestScan';
import type { ScanOrder } from './ScanOrder';
import { scanHash } from './scanHash';

/**
 * Hands a scan on to whoever waits for it, each line as soon as it is told; the report once that it was made is noted.
 * Whoever goes away ends the scan. Throws only before the first line.
 */
export async function describeScan(env: Env, order: ScanOrder, res: Response): Promise<undefined> {
  const gone = new AbortController();
  res.once('close', () => gone.abort());
  if (res.closed) gone.abort();
  const lines = await requestScan(env.scannerSocket, order, gone.signal);
  // Whoever stands between must neither gather the lines nor pack them.
  res.set({ 'Cache-Control': 'no-store, no-transform', 'X-Accel-Buffering': 'no' });
  res.type('application/x-ndjson').flushHeaders();
  const say = (line: ScanLine) => res.write(`${JSON.stringify(line)}\n`);
  let isOver = false;
  try {
    for await (const line of lines) {
      isOver = line.kind === 'done' || line.kind === 'failed';
      say(line.kind === 'done' ? { kind: 'done', report: await noted(env, line.report) } : line);
    }
  } catch {
    // The scanner went away, or whoever asked.
  }
  if (!isOver) say({ kind: 'failed', code: 'scanner_away', message: AWAY });
  res.end();
}

/** The report with the id under which it can be shared or mailed; without one where the database is away. */
async function noted({ sessionSecret }: Env, told: ScanReport): Promise<ScanReport> {
  const report = { ...told, id: randomBytes(16).toString('base64url') };
  const { id: _id, tool, domain, score, grade, engine } = report;
  const domainHash = scanHash(sessionSecret, domain);
  const reportHash = scanHash(sessionSecret, JSON.stringify(report));
  try {
    await ToolScan.create({ _id, tool, domainHash, score, grade, engine, reportHash });
    return report;
  } catch {
    return told;
  }
}
