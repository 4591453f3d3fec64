import { join } from 'node:path';
import { unprocessable } from '../../platform/errors/HttpError';
import { ThreadPool } from '../../platform/threads/ThreadPool';
import { mostPages, type PdfProblem, type PdfReport } from './PdfReport';
import type { PdfTask } from './pdfTask';

const threads = new ThreadPool<PdfTask, PdfReport>(join(import.meta.dirname, 'pdfTask'));
let timeoutMs = 8000;

/**
 * Returns the number of pages of a PDF. Throws 422 for a damaged or encrypted file, and for one that holds scripts, other
 * files or anything else that does more than show pages.
 */
export async function countPages(bytes: Buffer): Promise<number> {
  const report = await threads.run({ bytes }, timeoutMs);
  if (!report) throw unprocessable('damaged', 'The PDF takes too long to check. Please export it again.');
  if ('problem' in report) throw unprocessable(report.problem, messages[report.problem]);
  return report.pages;
}

const messages: Record<PdfProblem, string> = {
  damaged: 'The PDF is damaged or incomplete.',
  encrypted: 'The PDF is encrypted or has a password. Remove the protection and upload it again.',
  script: 'The PDF contains JavaScript. Export it again without scripts.',
  action: 'The PDF can start programs or open other files. Export it again without actions.',
  attachment: 'The PDF contains attached files. Remove the attachments and upload it again.',
  form: 'The PDF contains a form that sends data. Export it again without the form.',
  multimedia: 'The PDF contains video, sound or 3D content. Export it again without it.',
  too_many_pages: `The PDF has more than ${mostPages.toLocaleString('en-US')} pages.`,
};

/** Sets another time limit than eight seconds, in milliseconds, for tests on a busy machine. */
export function setPdfTimeout(limit: number): void {
  timeoutMs = limit;
}

export const setPdfTask = (path: string): void => threads.setFile(path);
export const stopPdfThreads = (): Promise<void> => threads.stop();
