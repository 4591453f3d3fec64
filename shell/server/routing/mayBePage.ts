import type { Request } from 'express';

/** Endings that pages and leaflets of older sites had. No other file was ever one of them. */
const OF_PAGES = /\.(html?|pdf)$/i;
const ENDING = /\.[a-z][a-z\d]*$/i;
const OF_DOCUMENTS = ['document', 'iframe', 'frame'];

/**
 * Whether somebody who asks for an address may be looking for a page: not a browser that wants an image or a script of
 * one, and not a program that tries the names of files and hidden folders.
 */
export function mayBePage({ path, headers }: Pick<Request, 'path' | 'headers'>): boolean {
  const wanted = headers['sec-fetch-dest'];
  if (wanted !== undefined && !OF_DOCUMENTS.includes(String(wanted))) return false;
  if (path.includes('/.')) return false;
  return OF_PAGES.test(path) || !ENDING.test(path);
}
