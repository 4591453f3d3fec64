import { mediaIdsIn } from '@site/api/media/mediaAddress';
import type { CheckResult, SiteInfo } from '../definition/EditorDefinition';

/** KiB of images on one page; at this size they about double what a phone loads. */
export const MAX_IMAGE_KIB = 250;

/** Whether the images of a document are small enough for phones. */
export function imageSizeCheck(draft: object, { imageBytes }: Pick<SiteInfo, 'imageBytes'>): CheckResult {
  const ids = mediaIdsIn(JSON.stringify(draft));
  if (!ids.length) return { state: 'good', message: 'No images' };
  const sizes = ids.flatMap((id) => imageBytes.get(id) ?? []);
  if (sizes.length < ids.length) return { state: 'good', message: 'Measuring…' };
  const kib = Math.round(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024);
  const isWithinLimit = kib <= MAX_IMAGE_KIB;
  return {
    state: isWithinLimit ? 'good' : 'warn',
    message: `${kib} of ${MAX_IMAGE_KIB} KiB of images on a phone`,
  };
}
