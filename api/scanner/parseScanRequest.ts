import type { IncomingMessage } from 'node:http';
import { assert, type Struct } from 'superstruct';
import { parseHostName } from '../platform/http/hostName';
import { LinkChecks } from '../tools/scans/LinkChecks';
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
  const scanRequest = parseJson(await readBody(request), ScanRequest);
  const tool = tools.find(({ name }) => name === scanRequest.tool);
  const host = parseHostName(scanRequest.domain);
  const isKnown = !scanRequest.check || tool?.checks.some(({ check }) => check === scanRequest.check);
  if (!tool || !host || !isKnown) throw invalidRequest();
  return { tool, subject: { ...host, selectors: scanRequest.selectors ?? [] }, only: scanRequest.check };
}

const MAX_LINK_CHARACTERS = 100_000;

/** Parses a request to check links; throws a `ScanError` if it is invalid. */
export async function parseLinkRequest(request: IncomingMessage): Promise<string[]> {
  return parseJson(await readBody(request, MAX_LINK_CHARACTERS), LinkChecks).urls;
}

async function readBody(request: IncomingMessage, most = MAX_CHARACTERS): Promise<string> {
  let text = '';
  for await (const part of request.setEncoding('utf8')) {
    text += part;
    if (text.length > most) throw invalidRequest();
  }
  return text;
}

function parseJson<T>(text: string, struct: Struct<T>): T {
  try {
    const parsed: unknown = JSON.parse(text);
    assert(parsed, struct as Struct<T, unknown>);
    return parsed;
  } catch {
    throw invalidRequest();
  }
}

const invalidRequest = () => new ScanError(422, 'invalid', 'There’s nothing to scan in this request.');
