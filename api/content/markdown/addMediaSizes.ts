import type { MediaSize } from '../../media/findMediaSizes';

/**
 * Adds to rendered HTML what is known about files of the library: width and height to images, so that the layout does not
 * shift, and format and size to links to PDFs.
 */
export const addMediaSizes = (html: string, sizes: ReadonlyMap<string, MediaSize>): string =>
  html
    .replace(/<img src="\/api\/media\/([0-9a-f]{24})(?=["?#/])/g, (tag, id: string) => {
      const size = sizes.get(id);
      return size?.kind === 'image'
        ? tag.replace('<img', `<img width="${size.width}" height="${size.height}"`)
        : tag;
    })
    .replace(/<a href="\/api\/media\/([0-9a-f]{24})"[^>]*>.*?(?=<\/a>)/gs, (link, id: string) => {
      const size = sizes.get(id);
      return size?.kind === 'pdf' ? `${link} (PDF, ${sizeInWords(size.bytes)})` : link;
    });

const sizeInWords = (bytes: number) =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
