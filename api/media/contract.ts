import {
  array,
  boolean,
  type Infer,
  integer,
  max,
  min,
  nullable,
  number,
  object,
  size,
  string,
} from 'superstruct';
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
export const imageTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

export const pdfType = 'application/pdf';

/** All accepted types. */
export const mediaTypes = [...imageTypes, pdfType] as const;

export const mediaKindOptions = [
  { value: 'image', label: 'image' },
  { value: 'pdf', label: 'PDF' },
] as const;
export type MediaKind = (typeof mediaKindOptions)[number]['value'];

/** In bytes. */
export const largestUpload = 10_000_000;

/** Widths of the rendered files, in pixels. Images are never enlarged. */
export const mediaWidths = [320, 640, 1024, 1600] as const;

/** The focal point when an image is cropped: 0 (left, top) to 1 (right, bottom). */
const share = () => documented(max(min(number(), 0), 1), { type: 'number', minimum: 0, maximum: 1 });
const Focus = object({ x: share(), y: share() });
export type Focus = Infer<typeof Focus>;

const alt = () => text({ max: 300, label: 'The alt text' });

const folderId = () => nullable(text({ min: 1, max: 40, label: 'The folder' }));

/** An image or a PDF in the media library. */
export const Media = object({
  id: string(),
  kind: choice(
    mediaKindOptions.map(({ value }) => value),
    'No such kind.',
  ),
  /** Visitors download a PDF under its name. */
  name: string(),
  /** Null outside of all folders. */
  folderId: nullable(string()),
  /** Alternative text of an image. While it is empty, the image can't be used. */
  alt: alt(),
  /** The type of the uploaded file. */
  mime: choice(mediaTypes, 'No such type.'),
  bytes: integer(),
  /** Of a PDF; 0 for an image. */
  pages: integer(),
  /** In pixels, after rotation to upright; 0 for a PDF. */
  width: integer(),
  height: integer(),
  focus: Focus,
  /** The URL path that documents store. It stays when the file is replaced. */
  address: string(),
  /** Incremented when the file is replaced, from 1. */
  revision: integer(),
  widths: array(integer()),
  createdAt: timestamp(),
  updatedAt: timestamp(),
  version: integer(),
});
export type Media = Infer<typeof Media>;

/** A place where a file is used. */
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
  /** True when the library already had the same file, which is returned. */
  isKnown: boolean(),
});
export type MediaUpload = Infer<typeof MediaUpload>;

export const MediaDraft = object({
  name: text({ min: 1, max: 120, message: 'Please enter a name.', label: 'The name' }),
  alt: alt(),
  focus: Focus,
  /** Empty outside of all folders; the folder stays if it is missing. */
  folderId: optional(text({ max: 40, label: 'The folder' })),
});
export type MediaDraft = Infer<typeof MediaDraft>;

/** What members change of a PDF. */
export const PdfDraft = object({ name: MediaDraft.schema.name, folderId: MediaDraft.schema.folderId });
export type PdfDraft = Infer<typeof PdfDraft>;

/** The alternative text, which is required before an image is first used. */
export const MediaDescription = object({
  alt: text({ min: 1, max: 300, message: 'Please enter alt text.', label: 'The description' }),
});

export const mediaStateOptions = [
  { value: 'described', label: 'with alt text' },
  { value: 'undescribed', label: 'without alt text' },
] as const;

export const mediaUseOptions = [
  { value: 'used', label: 'in use' },
  { value: 'unused', label: 'not in use' },
] as const;

/** The value of the folder filter for files outside of all folders. */
export const NO_FOLDER = 'none';

const filter = {
  q: optional(text({ max: 100, label: 'The search' })),
  kind: optional(
    choice(
      mediaKindOptions.map(({ value }) => value),
      'Please choose image or pdf.',
    ),
  ),
  /** An id, or `none`. A search covers the folders in it as well. */
  folder: optional(text({ max: 40, label: 'The folder' })),
  use: optional(
    choice(
      mediaUseOptions.map(({ value }) => value),
      'Please choose used or unused.',
    ),
  ),
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
  summary: 'Lists the files of the library, newest first; searched by the words of name and description.',
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
    'Exports the data of all matching files, newest first, as CSV or JSON; thirty times an hour per member.',
});

export const getMedia = endpoint({
  method: 'GET',
  path: '/admin/media/:id',
  returns: MediaRecord,
  summary: 'One file, with the places where it is used.',
});

export const createMedia = endpoint({
  method: 'POST',
  path: '/admin/media',
  query: object({ folder: optional(text({ max: 40, label: 'The folder' })) }),
  file: { maxBytes: largestUpload },
  returns: MediaUpload,
  summary:
    'Adds an image or a PDF. An image is a JPEG, PNG, WebP, AVIF or still GIF of at most 50 megapixels; it is encoded again in several widths, and nothing else of the file is stored. A PDF must have no password, scripts, attachments or actions. A file that was uploaded before returns the existing one.',
});

export const replaceMedia = endpoint({
  method: 'POST',
  path: '/admin/media/:id/file',
  file: { maxBytes: largestUpload },
  returns: Media,
  ifMatch: true,
  summary: 'Replaces an image by an image or a PDF by a PDF; the URL stays.',
});

export const editMedia = endpoint({
  method: 'PATCH',
  path: '/admin/media/:id',
  body: MediaDraft,
  returns: MediaRecord,
  ifMatch: true,
  summary: 'Changes name, folder, description and focus. An image in use keeps a description.',
});

export const deleteMedia = endpoint({
  method: 'DELETE',
  path: '/admin/media/:id',
  ifMatch: true,
  status: 204,
  summary: 'Deletes a file; 409 while it is in use.',
});

/** Files of one bulk edit: named ones, and all that match a filter. */
export const mediaBulkLimits = { named: 50, matching: 500 } as const;

const change = { folderId: optional(folderId()), alt: optional(alt()) };
const MediaChange = object(change);
export type MediaChange = Infer<typeof MediaChange>;

const named = { id: text({ min: 1, max: 40, label: 'The file' }), version: integer() };
const matching = { ...filter, count: integer() };

/** Files by id, each with its own change, or one change for all files that match. */
export const MediaBulkEdit = object({
  items: optional(size(array(object({ ...named, ...change })), 1, mediaBulkLimits.named)),
  matching: optional(object({ ...matching, change: MediaChange })),
});
export type MediaBulkEdit = Infer<typeof MediaBulkEdit>;

export const MediaBulkDeletion = object({
  items: optional(size(array(object(named)), 1, mediaBulkLimits.named)),
  matching: optional(object(matching)),
});
export type MediaBulkDeletion = Infer<typeof MediaBulkDeletion>;

const leftOut = {
  /** Changed by somebody else in the meantime. */
  stale: array(string()),
  missing: array(string()),
  /** Why other files stay as they are. */
  refused: array(object({ id: string(), name: string(), reason: string() })),
};

export const MediaBulkResult = object({
  /** With the previous values of what changed, for undo. */
  changed: array(object({ id: string(), version: integer(), former: MediaChange })),
  ...leftOut,
});
export type MediaBulkResult = Infer<typeof MediaBulkResult>;

export const MediaBulkDeletionResult = object({ deleted: integer(), ...leftOut });
export type MediaBulkDeletionResult = Infer<typeof MediaBulkDeletionResult>;

export const editManyMedia = endpoint({
  method: 'POST',
  path: '/admin/media/bulk',
  body: MediaBulkEdit,
  returns: MediaBulkResult,
  summary:
    'Moves many files to a folder or sets their alt text. 409 if the number of matching files has changed.',
});

export const deleteManyMedia = endpoint({
  method: 'POST',
  path: '/admin/media/bulk-delete',
  body: MediaBulkDeletion,
  returns: MediaBulkDeletionResult,
  summary:
    'Deletes many files; those in use stay and are named with the places. 409 if the number of matching files has changed.',
});
