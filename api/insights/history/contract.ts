import { array, boolean, type Infer, integer, nullable, object, refine, size, string } from 'superstruct';
import { choice, documented, endpoint, text, timestamp } from '../../platform/contracts/endpoint';

export const maxHistoryFiles = 20;
/** Characters of all files of an import together. */
export const maxHistoryChars = 4_000_000;
/** Imports that are kept; more than one for each month of figures is not needed. */
export const maxHistoryImports = 30;

/** The products whose exports can be imported. */
export const historySources = ['plausible', 'google'] as const;
export type HistorySource = (typeof historySources)[number];

const HistoryFile = object({
  name: text({ min: 1, max: 200, label: 'The name' }),
  text: text({ max: maxHistoryChars, label: 'The file' }),
});
export type HistoryFile = Infer<typeof HistoryFile>;

/** Exported files that are imported together, and undone together. */
export const HistoryDraft = object({
  files: refine(
    size(array(HistoryFile), 1, maxHistoryFiles),
    'files',
    (files) =>
      files.reduce((sum, file) => sum + file.text.length, 0) <= maxHistoryChars ||
      `The files can have at most ${maxHistoryChars.toLocaleString('en-US')} characters together. Export a shorter period.`,
  ),
  /** Returns what would be imported without doing it. */
  isDryRun: boolean(),
});
export type HistoryDraft = Infer<typeof HistoryDraft>;

const Source = choice(historySources, 'No such product.');

/** Days that came from an import. */
export const ImportedSpan = object({ source: Source, from: string(), to: string() });
export type ImportedSpan = Infer<typeof ImportedSpan>;

export const HistoryImport = object({
  id: string(),
  ...ImportedSpan.schema,
  days: integer(),
  /** Daily visitors, summed. */
  visitors: integer(),
  at: timestamp(),
  /** The member who imported it. */
  by: string(),
});
export type HistoryImport = Infer<typeof HistoryImport>;

const nullableText = () => documented(nullable(string()), { type: ['string', 'null'] });

export const HistoryImportResult = object({
  source: documented(nullable(Source), { type: ['string', 'null'] }),
  /** The first and last day that is or would be imported; null if there is none. */
  from: nullableText(),
  to: nullableText(),
  days: integer(),
  visitors: integer(),
  visits: integer(),
  files: array(
    object({
      name: string(),
      /** What is taken: `total` or dimensions. */
      taken: array(string()),
      /** What is not taken, and why. */
      notes: array(string()),
    }),
  ),
  /** Days that are left out, and why. */
  leftOut: array(object({ from: string(), to: string(), days: integer(), reason: string() })),
  isDone: boolean(),
});
export type HistoryImportResult = Infer<typeof HistoryImportResult>;

export const HistoryImports = object({ items: array(HistoryImport) });

const path = '/admin/analytics/imports';

export const listHistoryImports = endpoint({
  method: 'GET',
  path,
  returns: HistoryImports,
  summary: 'Imports of figures from before this site counted itself, last first.',
});

export const createHistoryImport = endpoint({
  method: 'POST',
  path,
  body: HistoryDraft,
  maxBodyBytes: 6 * 1024 * 1024,
  returns: HistoryImportResult,
  summary:
    'Imports daily figures from CSV exports of Plausible or Google Analytics 4, for days that this site did not count itself.',
});

export const deleteHistoryImport = endpoint({
  method: 'DELETE',
  path: `${path}/:id`,
  status: 204,
  summary: 'Undoes an import as a whole.',
});
