import type { IncomingMessage } from 'node:http';
import { assert } from 'superstruct';
import { parseHostName } from '../platform/http/hostName';
import { ScanRequest } from '../tools/scans/ScanRequest';
import type { ScanTool, Subject } from './Check';
import { ScanError } from './ScanError';

export interface ScanInput {
  tool: ScanTool;
  subject: Subject;
  only?: string;
}

const MAX_CHARACTERS = 16_000;

/** Parses a scan request; throws a `ScanError` if it is invalid. */
export async function parseScanRequest(
  request: IncomingMessage,
  tools: readonly ScanTool[],
): Promise<ScanInput> {
  const scanRequest = parseJson(await readBody(request));
  const tool = tools.find(({ name }) => name === scanRequest.tool);
  const host = parseHostName(scanRequest.domain);
  const isKnown = !scanRequest.check || tool?.checks.some(({ check }) => check === scanRequest.check);
  if (!tool || !host || !isKnown) throw invalidRequest();
  return { tool, subject: { ...host, selectors: scanRequest.selectors ?? [] }, only: scanRequest.check };
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > MAX_CHARACTERS) throw invalidRequest();
  }
  return text;
}

function parseJson(text: string): ScanRequest {
  try {
    const scanRequest: unknown = JSON.parse(text);
    assert(scanRequest, ScanRequest);
    return scanRequest;
  } catch {
    throw invalidRequest();
  }
}

const invalidRequest = () => new ScanError(422, 'invalid', 'There’s nothing to scan in this request.');
