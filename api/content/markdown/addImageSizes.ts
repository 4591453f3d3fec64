import type { ImageSize } from '../../media/findImageSizes';

/** Adds width and height to the images of the library in rendered HTML, so that the layout does not shift. */
export const addImageSizes = (html: string, sizes: ReadonlyMap<string, ImageSize>): string =>
  html.replace(/<img src="\/api\/media\/([0-9a-f]{24})(?=["?#/])/g, (tag, id: string) => {
    const size = sizes.get(id);
    return size ? tag.replace('<img', `<img width="${size.width}" height="${size.height}"`) : tag;
  });
