import type { ThreadTask } from '../../platform/threads/ThreadPool';
import { inspectPdf } from './inspectPdf';
import type { PdfReport } from './PdfReport';

export interface PdfTask {
  bytes: Uint8Array;
}

/** The task of the thread. */
export default function pdfTask({ bytes, started }: ThreadTask<PdfTask>): Promise<PdfReport> {
  started.postMessage('started');
  return inspectPdf(bytes);
}
