import { type Given, read } from './read';

/** What a page sends: something to read, or a file, whose bytes never pass through the page. */
export type Asked = { turn: number } & (
  | { given: Exclude<Given, { kind: 'file' }> }
  | { file: File; trusted?: string }
);

/** Errors are swallowed whole: whatever went wrong, its message might quote what was given. */
self.onmessage = async ({ data }: MessageEvent<Asked>) => {
  const { turn } = data;
  try {
    const given: Given =
      'file' in data
        ? { kind: 'file', bytes: new Uint8Array(await data.file.arrayBuffer()), trusted: data.trusted }
        : data.given;
    self.postMessage({ turn, reading: await read(given) });
  } catch {
    self.postMessage({ turn, hasFailed: true });
  }
};
