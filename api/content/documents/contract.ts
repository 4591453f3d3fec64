import { array, define, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  type AnyStruct,
  choice,
  documented,
  endpoint,
  LARGE_BODY_BYTES,
  optional,
  paged,
  pageQuery,
  tableFormat,
  text,
  timestamp,
} from '../../platform/contracts/endpoint';

/**
 * The states of a document. `changed`: public, with a draft that differs. `scheduled`: the draft at the time of scheduling
 * will be published. `withdrawn`: was public before.
 */
export const contentStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const;
export type ContentState = (typeof contentStates)[number];
export const ContentStateChoice = choice(contentStates, 'No such state.');

const nullableTimestamp = () =>
  documented(nullable(timestamp()), { type: ['string', 'null'], format: 'date-time' });
const nullableText = () => documented(nullable(string()), { type: ['string', 'null'] });

/** A slug: lower-case letters and digits, words joined by hyphens. */
export const PlainSlug = documented(
  define<string>(
    'string',
    (value) =>
      (typeof value === 'string' && value.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) ||
      'Use lowercase letters, digits and hyphens, such as a-quiet-week.',
  ),
  { type: 'string', maxLength: 100, example: 'a-quiet-week' },
);

/** What a document should be found for. Only its authors see it; visitors don’t. */
export const focusPhrase = () => optional(text({ max: 100, label: 'The focus phrase' }));

/** The fields of every document, without its content. */
const documentFields = {
  id: string(),
  /** Its name in lists. */
  label: string(),
  slug: string(),
  state: ContentStateChoice,
  /** The path of its public page, while it has one. */
  path: nullableText(),
  /** When it was first published, as its page shows it. */
  publishedAt: nullableTimestamp(),
  /** When the scheduled draft will be published. */
  publishAt: nullableTimestamp(),
  /** Why the scheduled publication failed; null once the document was edited, published or scheduled again. */
  fault: nullableText(),
  /** When it was moved to trash; it is deleted thirty days later. */
  binnedAt: nullableTimestamp(),
  updatedAt: timestamp(),
  /** The name of the member who last edited it; empty if nobody did. */
  updatedBy: string(),
  /** Increases with every write. */
  version: integer(),
  /** Page views of the last thirty days. Only in lists, and only where it is public and counted. */
  views: optional(integer()),
};

/** A document as lists show it. Kinds add their own fields. */
export const ContentRow = object(documentFields);
export type ContentRow = Infer<typeof ContentRow>;

/** A document as its editor opens it. */
export type ContentDocument<Draft> = ContentRow & {
  draft: Draft;
  /** What visitors read; null if it is not public. */
  published: Draft | null;
  /** What will be published at `publishAt`; null if nothing is scheduled. */
  scheduled: Draft | null;
};

/** A former state of the draft, which can be viewed and restored. The last fifty are kept. */
export const Revision = object({
  version: integer(),
  at: timestamp(),
  by: string(),
  action: choice(['created', 'written', 'published', 'withdrawn', 'restored'], 'No such action.'),
});
export type Revision = Infer<typeof Revision>;

/** Another member who has the same document open. */
export const Presence = object({
  name: string(),
  /** The field they are editing; empty if none. */
  field: string(),
  seenAt: timestamp(),
});
export type Presence = Infer<typeof Presence>;

const PresenceUpdate = object({ field: text({ max: 100, label: 'The field' }) });
const RestoreOptions = object({
  address: optional(choice(['restored'], 'Please choose `restored` to restore the URL of that version.')),
});
const Schedule = object({ at: timestamp() });
/** The page of this site that the path of a withdrawn page redirects to (301), until it is public again. */
const RedirectTarget = object({ to: optional(text({ min: 1, max: 500, label: 'The redirect target' })) });

/** A link that shows the draft on the real site to whoever has it, for an hour. */
export const PreviewLink = object({ path: string(), until: timestamp() });
export type PreviewLink = Infer<typeof PreviewLink>;

/** The header in which the page server forwards the token of a preview. */
export const previewHeader = {
  'X-Preview': 'The token of a preview. Its document is returned as a draft, and the response is not cached.',
};

interface Kind<Path extends string, Draft, Row> {
  /** Below `/api`, such as `/admin/blog`. */
  path: Path;
  /** Its name in the API document, such as `post`. */
  word: string;
  /** The draft. It accepts unfinished content, so that saving never fails because something is missing. */
  draft: AnyStruct<Draft>;
  /** `ContentRow` with the kind's own fields. */
  row: AnyStruct<Row>;
  /** The filters of its list besides search, state and trash. */
  filters?: Record<string, object>;
}

/** The endpoints of a kind of document, the same for all kinds. */
export function contentEndpoints<const Path extends string, Draft, Row>({
  path,
  word,
  draft,
  row,
  filters = {},
}: Kind<Path, Draft, Row>) {
  const document = object({
    ...documentFields,
    draft,
    published: documented(nullable(draft), { type: ['object', 'null'] }),
    scheduled: documented(nullable(draft), { type: ['object', 'null'] }),
  }) as unknown as AnyStruct<ContentDocument<Draft>>;
  const documentPath = `${path}/:id` as const;
  const filterQuery = {
    q: optional(text({ max: 100, label: 'The search' })),
    state: optional(ContentStateChoice),
    /** Lists what is in the trash instead. */
    bin: optional(choice(['yes'], 'The trash is requested with yes.')),
    ...filters,
  };
  const query = object({ ...filterQuery, ...pageQuery() }) as unknown as AnyStruct<ContentQuery>;
  return {
    list: endpoint({
      method: 'GET',
      path,
      query,
      returns: object(paged(row)) as unknown as AnyStruct<ContentPage<Row>>,
      summary: `Lists every ${word} in every state, last edited first.`,
    }),
    exportList: endpoint({
      method: 'GET',
      path: `${path}/export` as const,
      query: object({
        ...filterQuery,
        format: tableFormat(),
      }) as unknown as AnyStruct<ContentExportQuery>,
      contentType: 'text/csv',
      returns: documented(string(), { type: 'string' }),
      summary: `Exports every matching ${word}, last edited first, as CSV or JSON; thirty times an hour per member.`,
    }),
    get: endpoint({
      method: 'GET',
      path: documentPath,
      returns: document,
      summary: `One ${word}: its draft and its published content.`,
    }),
    create: endpoint({
      method: 'POST',
      path,
      body: draft,
      maxBodyBytes: LARGE_BODY_BYTES,
      returns: document,
      status: 201,
      summary: `Creates a ${word}; it is not public yet.`,
      headers: {
        'Idempotency-Key': `Any text of 1 to 128 characters; repeating it returns the ${word} that was created with it.`,
      },
    }),
    edit: endpoint({
      method: 'PATCH',
      path: documentPath,
      body: draft,
      maxBodyBytes: LARGE_BODY_BYTES,
      returns: document,
      ifMatch: true,
      summary: `Saves the draft of a ${word}; its published content stays.`,
    }),
    moveToTrash: endpoint({
      method: 'DELETE',
      path: documentPath,
      query: RedirectTarget,
      ifMatch: true,
      status: 204,
      summary: `Moves a ${word} to trash, where it is deleted after thirty days. A public one is withdrawn first.`,
    }),
    restoreFromTrash: endpoint({
      method: 'POST',
      path: `${documentPath}/restore` as const,
      returns: document,
      summary: `Restores a ${word} from trash; it is not public.`,
    }),
    deletePermanently: endpoint({
      method: 'DELETE',
      path: `${documentPath}/permanently` as const,
      ifMatch: true,
      status: 204,
      summary: `Deletes a ${word} that is in the trash permanently, with its versions.`,
    }),
    publish: endpoint({
      method: 'POST',
      path: `${documentPath}/publish` as const,
      returns: document,
      ifMatch: true,
      summary: `Publishes the draft of a ${word} now; 400 with the fields that cannot be published.`,
    }),
    withdraw: endpoint({
      method: 'POST',
      path: `${documentPath}/withdraw` as const,
      query: RedirectTarget,
      returns: document,
      ifMatch: true,
      summary: `Unpublishes a ${word}; its path redirects to the page \`to\` until it is public again. Some kinds require \`to\`.`,
    }),
    schedule: endpoint({
      method: 'PUT',
      path: `${documentPath}/schedule` as const,
      body: Schedule,
      returns: document,
      ifMatch: true,
      summary: `Schedules the publication of a ${word} as its draft is now; the draft must be publishable already.`,
    }),
    unschedule: endpoint({
      method: 'DELETE',
      path: `${documentPath}/schedule` as const,
      returns: document,
      ifMatch: true,
      summary: `Cancels the scheduled publication of a ${word}.`,
    }),
    duplicate: endpoint({
      method: 'POST',
      path: `${documentPath}/duplicate` as const,
      returns: document,
      status: 201,
      summary: `Creates another ${word} with the same content.`,
    }),
    revisions: endpoint({
      method: 'GET',
      path: `${documentPath}/revisions` as const,
      returns: array(Revision),
      summary: `The versions of a ${word}, last first.`,
    }),
    revision: endpoint({
      method: 'GET',
      path: `${documentPath}/revisions/:revision` as const,
      returns: draft,
      summary: `The content of a ${word} at a version.`,
    }),
    restoreRevision: endpoint({
      method: 'POST',
      path: `${documentPath}/revisions/:revision/restore` as const,
      query: RestoreOptions,
      returns: document,
      ifMatch: true,
      summary: `Restores a version of a ${word} as its draft; its published content stays. A document that is or was public keeps its slug, unless \`address\` asks for that of the version.`,
    }),
    presence: endpoint({
      method: 'POST',
      path: `${documentPath}/presence` as const,
      body: PresenceUpdate,
      returns: array(Presence),
      summary: `Records for a minute that the caller has a ${word} open, and returns the others who have.`,
    }),
    preview: endpoint({
      method: 'POST',
      path: `${documentPath}/preview` as const,
      returns: PreviewLink,
      summary: `A link that shows the draft of a ${word} on the real site, for an hour.`,
    }),
  };
}

export interface ContentQuery extends Record<string, string | undefined> {
  q?: string;
  state?: ContentState;
  bin?: 'yes';
  limit?: string;
  cursor?: string;
}

export interface ContentExportQuery extends Record<string, string | undefined> {
  q?: string;
  state?: ContentState;
  bin?: 'yes';
  format?: 'csv' | 'json';
}

export interface ContentPage<Row> {
  items: Row[];
  nextCursor: string | null;
  total: number;
  isMore: boolean;
}

/** All endpoints of a kind. */
export type ContentContract<Draft, Row extends ContentRow = ContentRow> = ReturnType<
  typeof contentEndpoints<string, Draft, Row>
>;
