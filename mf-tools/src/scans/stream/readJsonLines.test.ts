import { readJsonLines } from './readJsonLines';

const streamOf = (...chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start: (out) => {
      for (const chunk of chunks) out.enqueue(chunk);
      out.close();
    },
  });

async function linesOf(stream: ReadableStream<Uint8Array>) {
  const lines: unknown[] = [];
  for await (const line of readJsonLines(stream)) lines.push(line);
  return lines;
}

test('joins lines split at any byte', async () => {
  const bytes = new TextEncoder().encode('{"a":"é"}\n\n{"b":2}\n{"cut');
  for (let at = 0; at <= bytes.length; at++)
    expect(await linesOf(streamOf(bytes.slice(0, at), bytes.slice(at)))).toEqual([{ a: 'é' }, { b: 2 }]);
});

test('rejects a line that is not JSON', async () => {
  await expect(linesOf(streamOf(new TextEncoder().encode('<html>\n')))).rejects.toThrow();
});
