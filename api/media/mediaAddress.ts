import type { Media } from './contract';

/**
 * The URL path that documents store. It always shows the current image. The width is requested by `?w=640`,
 * the format by the `Accept` header.
 */
export const mediaAddress = (id: string) => `/api/media/${id}`;

/** The path with a width. The response is the smallest file that is at least as wide. */
export const mediaAddressAt = (id: string, width: number) => `${mediaAddress(id)}?w=${width}`;

/** The path of one file, whose content never changes. `form` is, for example, `640.webp`. */
export const imageAddress = (id: string, revision: number, form: string) =>
  `${mediaAddress(id)}/${revision}/${form}`;

/** The path of a thumbnail. */
export const thumbnailOf = ({ id, revision, width }: Pick<Media, 'id' | 'revision' | 'width'>) =>
  imageAddress(id, revision, `${Math.min(320, width)}.webp`);

/** The ids of all library images in a text, without duplicates. */
export const mediaIdsIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\/api\/media\/([0-9a-f]{24})(?![0-9a-f])/g)].map(([, id = '']) => id)),
];

/** The image id in an address; undefined for other addresses. */
export function mediaIdOf(address: string): string | undefined {
  return /^\/api\/media\/([0-9a-f]{24})(?=[/?#]|$)/.exec(address)?.[1];
}
