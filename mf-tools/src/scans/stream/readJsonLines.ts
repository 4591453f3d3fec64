/** The values of a stream that carries a line of JSON each, as they come. A line that is cut off by the end of the stream is left out. */
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
    // Whoever stops reading wants no more of it.
    reader.cancel().catch(() => {});
  }
}
