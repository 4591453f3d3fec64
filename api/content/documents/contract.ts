import { array, define, type Infer, integer, nullable, object, string } from 'superstruct';
import {
  type AnyStruct,
  choice,
  documented,
  endpoint,
  moment,
  optional,
  paged,
  pageQuery,
  tableFormat,
  text,
} from '../../platform/contracts/endpoint';

/**
 * How far a document is. `changed`: public, with a working copy that says something else. `scheduled`: what it
 * said when a moment was set becomes public then. `withdrawn`: was public once.
 */
export const contentStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const;
export type ContentState = (typeof contentStates)[number];
export const ContentStateChoice = choice(contentStates, 'No such state.');

const nullableMoment = () =>
  documented(nullable(moment()), { type: ['string', 'null'], format: 'date-time' });
const nullableText = () => documented(nullable(string()), { type: ['string', 'null'] });

/** The part of an address that names a document: small letters and digits, words joined by hyphens. */
export const PlainSlug = documented(
  define<string>(
    'string',
    (value) =>
      (typeof value === 'string' && value.length <= 100 && /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value)) ||
      'The address is made of small letters, digits and hyphens, such as a-quiet-week.',
  ),
  { type: 'string', maxLength: 100, example: 'a-quiet-week' },
);

/** What is known of every document, whatever its kind, without what it says. */
const documentFields = {
  id: string(),
  /** What lists call it. */
  label: string(),
  slug: string(),
  state: ContentStateChoice,
  /** The path of its public page, while it has one. */
  path: nullableText(),
  /** The moment its page says it was published at. */
  publishedAt: nullableMoment(),
  /** The moment at which the words that were scheduled become public by themselves. */
  publishAt: nullableMoment(),
  /** Why it did not become public at the moment that was set for it; null once it was written, published or set anew. */
  fault: nullableText(),
  /** The moment it was put into the bin; thirty days later it is gone. */
  binnedAt: nullableMoment(),
  updatedAt: moment(),
  /** The name of the member who wrote last; empty where nobody did. */
  updatedBy: string(),
  /** Goes up with every write of the working copy. */
  version: integer(),
  /** How often its page was seen in the last thirty days. In lists alone, where it is public and counted. */
  views: optional(integer()),
};

/** A document as lists show it. Kinds add what is theirs. */
export const ContentRow = object(documentFields);
export type ContentRow = Infer<typeof ContentRow>;

/** A document as its editor opens it: what is known of it, and the working copy. */
export type ContentDocument<Draft> = ContentRow & {
  draft: Draft;
  /** What visitors read; null while there is nothing. */
  published: Draft | null;
  /** What becomes public at the moment that is set; null without one. */
  scheduled: Draft | null;
};

/** A moment of the working copy that can be looked at and brought back. The last fifty are kept. */
export const Revision = object({
  version: integer(),
  at: moment(),
  by: string(),
  deed: choice(['created', 'written', 'published', 'withdrawn', 'restored'], 'No such deed.'),
});
export type Revision = Infer<typeof Revision>;

/** Somebody else who has the same document open. */
export const Presence = object({
  name: string(),
  /** The field they are in; empty where they only look. */
  field: string(),
  seenAt: moment(),
});
export type Presence = Infer<typeof Presence>;

const PresenceUpdate = object({ field: text({ max: 100, label: 'The field' }) });
const RestoreOptions = object({
  address: optional(choice(['restored'], 'The address of that version is asked for with restored.')),
});
const Schedule = object({ at: moment() });
/** The page of this site that the address of what goes leads to (301), until it is public again. */
const RedirectTarget = object({ to: optional(text({ min: 1, max: 500, label: 'Where it leads' })) });

/** An address that shows the working copy on the real site to whoever holds it, for an hour. */
export const PreviewLink = object({ path: string(), until: moment() });
export type PreviewLink = Infer<typeof PreviewLink>;

/** The header by which the server that answers pages hands the token of a preview on. */
export const previewHeader = {
  'X-Preview': 'The token of a preview: this very document is answered as its working copy, and not kept.',
};

interface Kind<Path extends string, Draft, Row> {
  /** Below `/api`, such as `/admin/blog`. */
  path: Path;
  /** What one is called in the API's description, such as `post`. */
  word: string;
  /** The working copy: whatever one can leave half written, so that saving never refuses for what is not done yet. */
  draft: AnyStruct<Draft>;
  /** `ContentRow` with what is the kind's own. */
  row: AnyStruct<Row>;
  /** What its list can be asked for beside search, state and bin. */
  filters?: Record<string, object>;
}

/** The calls of a kind of document that is written, previewed, scheduled and published: the same for all of them. */
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
    /** Lists what is in the bin instead. */
    bin: optional(choice(['yes'], 'The bin is asked for with yes.')),
    ...filters,
  };
  const query = object({ ...filterQuery, ...pageQuery() }) as unknown as AnyStruct<ContentQuery>;
  return {
    list: endpoint({
      method: 'GET',
      path,
      query,
      returns: object(paged(row)) as unknown as AnyStruct<ContentPage<Row>>,
      summary: `Lists every ${word} in every state, last written first.`,
    }),
    exportList: endpoint({
      method: 'GET',
      path: `${path}/export` as const,
      query: object({
        ...filterQuery,
        format: tableFormat(),
      }) as unknown as AnyStruct<ContentExportQuery>,
      media: 'text/csv',
      returns: documented(string(), { type: 'string' }),
      summary: `The list of every ${word} that matches, last written first, as CSV or as a JSON list; thirty times an hour per member.`,
    }),
    get: endpoint({
      method: 'GET',
      path: documentPath,
      returns: document,
      summary: `One ${word}: its working copy and what is public of it.`,
    }),
    create: endpoint({
      method: 'POST',
      path,
      body: draft,
      returns: document,
      status: 201,
      summary: `Begins a ${word}; nothing of it is public.`,
      headers: {
        'Idempotency-Key': `Any text of 1 to 128 characters; repeating it answers the ${word} that was begun with it.`,
      },
    }),
    edit: endpoint({
      method: 'PATCH',
      path: documentPath,
      body: draft,
      returns: document,
      ifMatch: true,
      summary: `Saves the working copy of a ${word}; what is public stays as it is.`,
    }),
    moveToTrash: endpoint({
      method: 'DELETE',
      path: documentPath,
      query: RedirectTarget,
      ifMatch: true,
      status: 204,
      summary: `Puts a ${word} into the bin, from where it is gone after thirty days. What is public is withdrawn first, as by that call.`,
    }),
    restoreFromTrash: endpoint({
      method: 'POST',
      path: `${documentPath}/take-back` as const,
      returns: document,
      summary: `Takes a ${word} out of the bin; nothing of it is public.`,
    }),
    deletePermanently: endpoint({
      method: 'DELETE',
      path: `${documentPath}/for-good` as const,
      ifMatch: true,
      status: 204,
      summary: `Takes a ${word} that is in the bin away for good, with all that it ever said.`,
    }),
    publish: endpoint({
      method: 'POST',
      path: `${documentPath}/publish` as const,
      returns: document,
      ifMatch: true,
      summary: `Makes the working copy of a ${word} public, now; refused with the fields that are not fit for it.`,
    }),
    withdraw: endpoint({
      method: 'POST',
      path: `${documentPath}/withdraw` as const,
      query: RedirectTarget,
      returns: document,
      ifMatch: true,
      summary: `Takes a ${word} off the site; its address leads on to the page that \`to\` names, until it is public again. Refused without it for kinds that leave no address empty.`,
    }),
    schedule: endpoint({
      method: 'PUT',
      path: `${documentPath}/schedule` as const,
      body: Schedule,
      returns: document,
      ifMatch: true,
      summary: `Sets the moment at which a ${word} becomes public by itself, as its working copy says now; it must be fit for it already.`,
    }),
    unschedule: endpoint({
      method: 'DELETE',
      path: `${documentPath}/schedule` as const,
      returns: document,
      ifMatch: true,
      summary: `Takes back the moment that was set for a ${word}.`,
    }),
    duplicate: endpoint({
      method: 'POST',
      path: `${documentPath}/duplicate` as const,
      returns: document,
      status: 201,
      summary: `Begins another ${word} with the same words.`,
    }),
    revisions: endpoint({
      method: 'GET',
      path: `${documentPath}/revisions` as const,
      returns: array(Revision),
      summary: `How a ${word} came about, last first.`,
    }),
    revision: endpoint({
      method: 'GET',
      path: `${documentPath}/revisions/:revision` as const,
      returns: draft,
      summary: `What a ${word} said at a version.`,
    }),
    restoreRevision: endpoint({
      method: 'POST',
      path: `${documentPath}/revisions/:revision/restore` as const,
      query: RestoreOptions,
      returns: document,
      ifMatch: true,
      summary: `Makes what a ${word} said at a version its working copy again; what is public stays as it is. One that is or was public keeps its present address, unless \`address\` asks for the one of that version.`,
    }),
    presence: endpoint({
      method: 'POST',
      path: `${documentPath}/presence` as const,
      body: PresenceUpdate,
      returns: array(Presence),
      summary: `Says that the caller has a ${word} open, for the next minute, and answers who else has.`,
    }),
    preview: endpoint({
      method: 'POST',
      path: `${documentPath}/preview` as const,
      returns: PreviewLink,
      summary: `An address that shows the working copy of a ${word} on the real site, for an hour.`,
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

/** All calls of one kind, for whoever works with any of them. */
export type ContentContract<Draft, Row extends ContentRow = ContentRow> = ReturnType<
  typeof contentEndpoints<string, Draft, Row>
>;
