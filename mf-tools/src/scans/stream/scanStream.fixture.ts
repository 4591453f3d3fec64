import type { ScanLine } from '@site/api/tools/scans/contract';

/** A scan response whose lines the test controls. */
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

/** A completed scan response. */
export const completedScan = (lines: readonly ScanLine[]): Response =>
  new Response(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
