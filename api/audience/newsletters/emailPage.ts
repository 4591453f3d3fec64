import type { Response } from 'express';
import { escaped } from '../../platform/mail/renderMail';
import type { newsletterViews } from './contract';
import { DARK_QUERY } from './emailFrame';
import type { NewsletterEmail } from './renderNewsletter';

/** No scripts, and only the workbench may show it in a frame. */
export function setPageHeaders(res: Response): void {
  res.set({
    'Content-Security-Policy':
      "default-src 'none'; img-src 'self' https: data:; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'",
    'X-Frame-Options': 'SAMEORIGIN',
  });
}

/** An email as a page. In dark colors, the rules for them apply whatever the browser's own preference is. */
export function toPage(
  { html, text, subject }: NewsletterEmail,
  view: (typeof newsletterViews)[number],
): string {
  if (view === 'dark') return html.replace(DARK_QUERY, '@media all');
  if (view === 'light') return html.replace(DARK_QUERY, '@media not all');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(subject)}</title></head><body><pre style="white-space:pre-wrap;overflow-wrap:anywhere;font:14px/1.5 monospace;margin:16px">${escaped(text)}</pre></body></html>`;
}
