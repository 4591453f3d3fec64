import { type AnalysisInput, analyze } from './analyze';

/** A request of the page: a text, or a file whose bytes are read only in the worker. */
export type WorkerRequest = { runId: number } & (
  | { given: Exclude<AnalysisInput, { kind: 'file' }> }
  | { file: File; trusted?: string }
);

/** Errors are discarded completely, since their message may contain the input. */
self.onmessage = async ({ data }: MessageEvent<WorkerRequest>) => {
  const { runId } = data;
  try {
    const given: AnalysisInput =
      'file' in data
        ? { kind: 'file', bytes: new Uint8Array(await data.file.arrayBuffer()), trusted: data.trusted }
        : data.given;
    self.postMessage({ runId, reading: await analyze(given) });
  } catch {
    self.postMessage({ runId, hasFailed: true });
  }
};
