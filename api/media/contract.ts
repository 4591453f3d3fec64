import { array, boolean, type Infer, integer, max, min, number, object, string } from 'superstruct';
import {
  choice,
  documented,
  endpoint,
  moment,
  optional,
  paged,
  pageQuery,
  tableFormat,
  text,
} from '../platform/contracts/endpoint';

/** What a file may hold to be taken. Sniffed, never believed. */
export const mediaTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** In bytes. */
export const largestUpload = 10_000_000;

/** Widths that pages may ask for, in pixels; none wider than the picture itself is made. */
export const mediaWidths = [320, 640, 1024, 1600] as const;

/** What must stay in sight where a picture is cut: from 0 (left, top) to 1 (right, bottom). */
const share = () => documented(max(min(number(), 0), 1), { type: 'number', minimum: 0, maximum: 1 });
const Focus = object({ x: share(), y: share() });
export type Focus = Infer<typeof Focus>;

const alt = () => text({ max: 300, label: 'The alt text' });

/** A picture of the library. */
export const Media = object({
  id: string(),
  name: string(),
  /** What it shows, for whoever does not see it. Empty until somebody says it; then it may not be used. */
  alt: alt(),
  /** What was uploaded. */
  mime: choice(mediaTypes, 'No such type.'),
  bytes: integer(),
  /** In pixels, as it stands upright. */
  width: integer(),
  height: integer(),
  focus: Focus,
  /** The address that documents hold; it stays when the picture is replaced. */
  address: string(),
  /** Counts the pictures that stood here, from 1. */
  revision: integer(),
  widths: array(integer()),
  createdAt: moment(),
  updatedAt: moment(),
  version: integer(),
});
export type Media = Infer<typeof Media>;

/** A document that shows a picture. */
export const MediaUse = object({
  /** Such as `Post`. */
  kind: string(),
  title: string(),
  /** Where one looks at it. */
  path: string(),
});
export type MediaUse = Infer<typeof MediaUse>;

export const MediaRecord = object({ ...Media.schema, uses: array(MediaUse) });
export type MediaRecord = Infer<typeof MediaRecord>;

export const MediaUpload = object({
  ...Media.schema,
  /** The same bytes were in the library before; this is what they are there. */
  isKnown: boolean(),
});
export type MediaUpload = Infer<typeof MediaUpload>;

export const MediaDraft = object({
  name: text({ min: 1, max: 120, says: 'Please enter a name.', label: 'The name' }),
  alt: alt(),
  focus: Focus,
});
export type MediaDraft = Infer<typeof MediaDraft>;

/** What is asked for before a picture is used for the first time. */
export const MediaDescription = object({
  alt: text({ min: 1, max: 300, says: 'Please enter alt text.', label: 'The description' }),
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
  summary: 'Lists the pictures of the library, newest first; searched by the words of name and description.',
});

export const MediaExportQuery = object({ ...filter, format: tableFormat() });
export type MediaExportQuery = Infer<typeof MediaExportQuery>;

export const exportMedia = endpoint({
  method: 'GET',
  path: '/admin/media/export',
  query: MediaExportQuery,
  media: 'text/csv',
  returns: documented(string(), { type: 'string' }),
  summary:
    'What is known of every picture that matches, newest first, as CSV or as a JSON list; thirty times an hour per member.',
});

export const getMedia = endpoint({
  method: 'GET',
  path: '/admin/media/:id',
  returns: MediaRecord,
  summary: 'One picture, with the documents that show it.',
});

export const createMedia = endpoint({
  method: 'POST',
  path: '/admin/media',
  file: { most: largestUpload },
  returns: MediaUpload,
  summary:
    'Adds a picture: JPEG, PNG, WebP, AVIF or a still GIF of at most 50 megapixels. It is drawn anew in several widths; nothing else of the file is kept. The same bytes answer the picture that is there already.',
});

export const replaceMedia = endpoint({
  method: 'POST',
  path: '/admin/media/:id/file',
  file: { most: largestUpload },
  returns: Media,
  ifMatch: true,
  summary: 'Puts another picture in the place of one; its address stays.',
});

export const editMedia = endpoint({
  method: 'PATCH',
  path: '/admin/media/:id',
  body: MediaDraft,
  returns: MediaRecord,
  ifMatch: true,
  summary: 'Changes name, description and focus. A picture in use keeps a description.',
});

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/admin/media/:id',
  ifMatch: true,
  status: 204,
  summary: 'Takes a picture away; 409 while a document shows it.',
});
