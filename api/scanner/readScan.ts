import type { IncomingMessage } from 'node:http';
import { assert } from 'superstruct';
import { readHostName } from '../platform/http/hostName';
import { ScanRequest } from '../tools/scans/ScanRequest';
import type { ScanTool, Subject } from './Check';
import { ScanRefusal } from './ScanRefusal';

export interface AskedScan {
  tool: ScanTool;
  subject: Subject;
  only?: string;
}

const MOST_CHARACTERS = 16_000;

/** Reads what is asked for; a `ScanRefusal` where it cannot be. */
export async function readScan(request: IncomingMessage, tools: readonly ScanTool[]): Promise<AskedScan> {
  const order = orderIn(await textOf(request));
  const tool = tools.find(({ name }) => name === order.tool);
  const host = readHostName(order.domain);
  const isKnown = !order.check || tool?.checks.some(({ check }) => check === order.check);
  if (!tool || !host || !isKnown) throw unreadable();
  return { tool, subject: { ...host, selectors: order.selectors ?? [] }, only: order.check };
}

async function textOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > MOST_CHARACTERS) throw unreadable();
  }
  return text;
}

function orderIn(text: string): ScanRequest {
  try {
    const order: unknown = JSON.parse(text);
    assert(order, ScanRequest);
    return order;
  } catch {
    throw unreadable();
  }
}

const unreadable = () => new ScanRefusal(422, 'invalid', 'There is nothing here that could be scanned.');
