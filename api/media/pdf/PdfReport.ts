/** The most pages of a PDF in the library. */
export const mostPages = 2000;

/** What a PDF is accepted with, or why it is refused. */
export type PdfReport = { pages: number } | { problem: PdfProblem };

export type PdfProblem =
  | 'damaged'
  | 'encrypted'
  | 'script'
  | 'action'
  | 'attachment'
  | 'form'
  | 'multimedia'
  | 'too_many_pages';
