import type { Request } from 'express';

/** Extensions of pages and brochures on earlier sites. Other files were never pages. */
const PAGE_EXTENSION = /\.(html?|pdf)$/i;
const EXTENSION = /\.[a-z][a-z\d]*$/i;
const DOCUMENT_DESTINATIONS = ['document', 'iframe', 'frame'];

/**
 * Whether a request may be for a page. False for images and scripts of a page, and for bots that probe file names and
 * hidden folders.
 */
export function mayBePage({ path, headers }: Pick<Request, 'path' | 'headers'>): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && !DOCUMENT_DESTINATIONS.includes(String(destination))) return false;
  if (path.includes('/.')) return false;
  return PAGE_EXTENSION.test(path) || !EXTENSION.test(path);
}
