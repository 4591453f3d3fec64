import { type AnalysisInput, analyze } from './analyze';

/** What a page sends: something to read, or a file, whose bytes never pass through the page. */
export type WorkerRequest = { turn: number } & (
  | { given: Exclude<AnalysisInput, { kind: 'file' }> }
  | { file: File; trusted?: string }
);

/** Errors are swallowed whole: whatever went wrong, its message might quote what was given. */
self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const { turn } = data;
  try {
    const given: AnalysisInput =
      'file' in data
        ? { kind: 'file', bytes: new Uint8Array(await data.file.arrayBuffer()), trusted: data.trusted }
        : data.given;
    self.postMessage({ turn, reading: await analyze(given) });
  } catch {
    self.postMessage({ turn, hasFailed: true });
  }
};
