import type { Media } from '@site/api/media/contract';

/** The format as people call it, such as `JPEG`. */
export const formatOf = ({ mime }: Pick<Media, 'mime'>) => (mime.split('/')[1] ?? '').toUpperCase();

/** The dimensions of an image, or the number of pages of a PDF. */
export function sizeOf({ kind, width, height, pages }: Pick<Media, 'kind' | 'width' | 'height' | 'pages'>) {
  if (kind === 'image') return `${width} × ${height}`;
  return pages === 1 ? '1 page' : `${pages.toLocaleString('en-US')} pages`;
}
