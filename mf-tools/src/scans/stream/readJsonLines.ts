/** Parses a stream of NDJSON. Ignores an incomplete last line. */
export async function* readJsonLines<Line>(stream: ReadableStream<Uint8Array>): AsyncGenerator<Line> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line.trim()) yield JSON.parse(line) as Line;
    }
  } finally {
    // Cancels the stream when the consumer stops.
    reader.cancel().catch(() => {});
  }
}
