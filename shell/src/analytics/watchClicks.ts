import { countEvent } from './eventCounter';

/**
 * Counts clicks on phone numbers, email addresses, files and links to other sites. A link to a file of another site is a
 * download. Only the number, the host or the name of the file is reported.
 */
export function watchClicks(): void {
  for (const type of ['click', 'auxclick'] as const) addEventListener(type, countClick, true);
}

function countClick({ target, button }: MouseEvent): void {
  const link = button < 2 && target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
  if (!link) return;
  const { protocol, pathname, hostname } = link;
  if (protocol === 'tel:') countEvent('phone clicked', { number: pathname });
  if (protocol === 'mailto:') countEvent('email clicked', {});
  if (!/^https?:$/.test(protocol)) return;
  const file = pathname.split('/').pop() ?? '';
  if (link.hasAttribute('download') || FILE.test(file)) countEvent('file downloaded', { file });
  else if (hostname !== location.hostname) countEvent('outbound link clicked', { host: hostname });
}

const FILE = /\.(pdf|zip|docx?|xlsx?|pptx?|csv|txt|rtf|ics|vcf|mp[34])$/i;
