import type { PictureSize } from '../../media/findPictureSizes';

/** Adds width and height to the pictures of the library in rendered HTML, so that the layout does not shift. */
export const addPictureSizes = (html: string, sizes: ReadonlyMap<string, PictureSize>): string =>
  html.replace(/<img src="\/api\/media\/([0-9a-f]{24})(?=["?#/])/g, (tag, id: string) => {
    const size = sizes.get(id);
    return size ? tag.replace('<img', `<img width="${size.width}" height="${size.height}"`) : tag;
  });
