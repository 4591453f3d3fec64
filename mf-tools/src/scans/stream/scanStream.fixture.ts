import type { ScanLine } from '@site/api/tools/scans/contract';

/** A scan that says what a test lets it say, when it lets it. */
export function scanStream() {
  let out: ReadableStreamDefaultController<Uint8Array> | undefined;
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => {
      out = controller;
    },
  });
  const encoder = new TextEncoder();
  return {
    response: new Response(stream, { headers: { 'content-type': 'application/x-ndjson' } }),
    send: (...lines: ScanLine[]) =>
      out?.enqueue(encoder.encode(lines.map((line) => `${JSON.stringify(line)}\n`).join(''))),
    end: () => out?.close(),
  };
}

/** A scan that has said everything. */
export const completedScan = (lines: readonly ScanLine[]): Response =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
