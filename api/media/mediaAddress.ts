import type { Media } from './contract';

/**
 * The address by which documents hold a picture: it shows what the picture is now, also after it was replaced. Widths
 * and forms are chosen by whoever asks: `?w=640`, and by the `Accept` of the request.
 */
export const mediaAddress = (id: string) => `/api/media/${id}`;

/** The same in a width; of those that a picture has, the least that is as wide. */
export const mediaAddressAt = (id: string, width: number) => `${mediaAddress(id)}?w=${width}`;

/** The address of one picture file, which never shows anything else. `form` is such as `640.webp`. */
export const pictureAddress = (id: string, revision: number, form: string) =>
  `${mediaAddress(id)}/${revision}/${form}`;

/** A small picture for a list. */
export const thumbnailOf = ({ id, revision, width }: Pick<Media, 'id' | 'revision' | 'width'>) =>
  pictureAddress(id, revision, `${Math.min(320, width)}.webp`);

/** The records of the library that a text names by their addresses, each once. */
export const mediaIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/api\/media\/([0-9a-f]{24})(?![0-9a-f])/g)].map(([, id = '']) => id)),
];

/** Which record of the library an address is about; nothing for any other address. */
export function mediaIdOf(address: string): string | undefined {
  return /^\/api\/media\/([0-9a-f]{24})(?=[/?#]|$)/.exec(address)?.[1];
}
