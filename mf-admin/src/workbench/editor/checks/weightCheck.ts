import { mediaIdsIn } from '@site/api/media/mediaAddress';
import type { CheckResult, KnownSite } from '../definition/EditorDefinition';

/** KiB of pictures on one page: with them a phone loads at most about twice what the page is without. */
export const PICTURES_MOST = 250;

/** Whether the pictures of a document are light enough for a phone. */
export function weightCheck(draft: object, { pictures }: Pick<KnownSite, 'pictures'>): CheckResult {
  const ids = mediaIdsIn(JSON.stringify(draft));
  if (!ids.length) return { state: 'good', says: 'No images' };
  const sizes = ids.flatMap((id) => pictures.get(id) ?? []);
  if (sizes.length < ids.length) return { state: 'good', says: 'Measuring…' };
  const kib = Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024);
  const isLight = kib <= PICTURES_MOST;
  return { state: isLight ? 'good' : 'warn', says: `${kib} of ${PICTURES_MOST} KiB of images on a phone` };
}
