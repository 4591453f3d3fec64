import { array, boolean, type Infer, integer, max, min, number, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  optional,
  paged,
  pageQuery,
  tableFormat,
  text,
  timestamp,
} from '../platform/contracts/endpoint';

/** Accepted image types. The type is detected from the content, not from the header. */
export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** In bytes. */
export const largestUpload = 10_000_000;

/** Widths of the rendered files, in pixels. Images are never enlarged. */
export const mediaWidths = [320, 640, 1024, 1600] as const;

/** The focal point when an image is cropped: 0 (left, top) to 1 (right, bottom). */
const share = () => documented(max(min(number(), 0), 1), { type: 'number', minimum: 0, maximum: 1 });
const Focus = object({ x: share(), y: share() });
export type Focus = Infer<typeof Focus>;

const alt = () => text({ max: 300, label: 'The alt text' });

/** An image in the media library. */
export const Media = object({
  id: string(),
  name: string(),
  /** Alternative text. While it is empty, the image can't be used. */
  alt: alt(),
  /** The type of the uploaded file. */
  mime: choice(mediaTypes, 'No such type.'),
  bytes: integer(),
  /** In pixels, after rotation to upright. */
  width: integer(),
  height: integer(),
  focus: Focus,
  /** The URL path that documents store. It stays when the image is replaced. */
  address: string(),
  /** Incremented when the image is replaced, from 1. */
  revision: integer(),
  widths: array(integer()),
  createdAt: timestamp(),
  updatedAt: timestamp(),
  version: integer(),
});
export type Media = Infer<typeof Media>;

/** A place where an image is used. */
export const MediaUse = object({
  /** Such as `Post`. */
  kind: string(),
  title: string(),
  /** Path of its page in the workbench. */
  path: string(),
});
export type MediaUse = Infer<typeof MediaUse>;

export const MediaRecord = object({ ...Media.schema, uses: array(MediaUse) });
export type MediaRecord = Infer<typeof MediaRecord>;

export const MediaUpload = object({
  ...Media.schema,
  /** True when the library already had an image with the same bytes, which is returned. */
  isKnown: boolean(),
});
export type MediaUpload = Infer<typeof MediaUpload>;

export const MediaDraft = object({
  name: text({ min: 1, max: 120, message: 'Please enter a name.', label: 'The name' }),
  alt: alt(),
  focus: Focus,
});
export type MediaDraft = Infer<typeof MediaDraft>;

/** The alternative text, which is required before an image is first used. */
export const MediaDescription = object({
  alt: text({ min: 1, max: 300, message: 'Please enter alt text.', label: 'The description' }),
});

export const mediaStateOptions = [
  { value: 'described', label: 'with alt text' },
  { value: 'undescribed', label: 'without alt text' },
] as const;

const filter = {
  q: optional(text({ max: 100, label: 'The search' })),
  alt: optional(
    choice(
      mediaStateOptions.map(({ value }) => value),
      'Please choose described or undescribed.',
    ),
  ),
};

export const MediaQuery = object({ ...filter, ...pageQuery() });
export type MediaQuery = Infer<typeof MediaQuery>;

export const MediaPage = object(paged(Media));
export type MediaPage = Infer<typeof MediaPage>;

export const listMedia = endpoint({
  method: 'GET',
  path: '/admin/media',
  query: MediaQuery,
  returns: MediaPage,
  summary: 'Lists the images of the library, newest first; searched by the words of name and description.',
});

export const MediaExportQuery = object({ ...filter, format: tableFormat() });
export type MediaExportQuery = Infer<typeof MediaExportQuery>;

export const exportMedia = endpoint({
  method: 'GET',
  path: '/admin/media/export',
  query: MediaExportQuery,
  contentType: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary:
    'Exports the data of all matching images, newest first, as CSV or JSON; thirty times an hour per member.',
});

export const getMedia = endpoint({
  method: 'GET',
  path: '/admin/media/:id',
  returns: MediaRecord,
  summary: 'One image, with the documents that show it.',
});

export const createMedia = endpoint({
  method: 'POST',
  path: '/admin/media',
  file: { maxBytes: largestUpload },
  returns: MediaUpload,
  summary:
    'Adds an image: JPEG, PNG, WebP, AVIF or a still GIF of at most 50 megapixels. It is encoded again in several widths; nothing else of the file is stored. A file that was uploaded before returns the existing image.',
});

export const replaceMedia = endpoint({
  method: 'POST',
  path: '/admin/media/:id/file',
  file: { maxBytes: largestUpload },
  returns: Media,
  ifMatch: true,
  summary: 'Replaces the file of an image; its URL stays.',
});

export const editMedia = endpoint({
  method: 'PATCH',
  path: '/admin/media/:id',
  body: MediaDraft,
  returns: MediaRecord,
  ifMatch: true,
  summary: 'Changes name, description and focus. An image in use keeps a description.',
});

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/admin/media/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes an image; 409 while a document shows it.',
});
