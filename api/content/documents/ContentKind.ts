import type { Model } from 'mongoose';
import type { Permission, Principal } from '../../identity/access/can';
import type { staleWhileRevalidate } from '../../platform/cache/staleWhileRevalidate';
import type { AnyStruct } from '../../platform/contracts/endpoint';
import type { Address } from '../addresses/contract';
import type { MarkdownText } from '../markdown/renderTask';
import type { ContentContract, ContentRow } from './contract';

/** Error messages by field path (`blocks.0.title`). */
export type FieldErrors = Record<string, string>;

/** The content of a document of any kind. */
export interface Draft {
  slug: string;
}

/** The arguments with which a kind publishes a document. */
export interface Publication<D extends Draft> {
  id: string;
  draft: D;
  publishedAt: Date;
  /** The time of this publication; `publishedAt` is that of the first. */
  at: Date;
  version: number;
  /** Who publishes it, or scheduled it. */
  by: { _id: string; name: string };
}

/** A record of the public collection, as the content of a document to be created for it. */
export interface ExistingRecord<D extends Draft> {
  id: string;
  draft: D;
  /** Whether visitors may read it, now or from `publishedAt` on. */
  isPublic: boolean;
  publishedAt: Date;
  updatedAt: Date;
}

/** A kind of document: everything that differs between kinds. The rest is shared by all of them. */
export interface ContentKind<D extends Draft, Row extends ContentRow = ContentRow> {
  /** Its name in the singular, such as `post`. */
  name: string;
  contract: ContentContract<D, Row>;
  draft: AnyStruct<D>;
  mayRead: Permission;
  mayWrite: Permission;
  /** The collection that visitors read. Only publishing and withdrawing write to it. */
  model: Model<{ _id: string; slug: string }>;
  labelOf: (draft: D) => string;
  /** The path of its public page; undefined for kinds that have none. */
  pathOf: (draft: D) => string | undefined;
  /** The path at which a document without a slug is previewed, by its id. Kinds without it have no preview. */
  previewPath?: (id: string) => string;
  /** The text that searches match. */
  searchTextOf: (draft: D) => string;
  /** The values that list filters match, by filter name. */
  filterValuesOf: (draft: D) => Record<string, string[]>;
  /** The kind's own fields in its list. */
  rowFieldsOf: (draft: D) => Omit<Row, keyof ContentRow>;
  /** Which of these fields are exported, besides those of every kind. */
  exportColumns: (keyof Omit<Row, keyof ContentRow> & string)[];
  /** The draft as members see it who may not change it, where it contains personal details. */
  maskDraft?: (draft: D) => D;
  /**
   * Why a draft cannot be published at a given time; empty if it can. `publicPath` is the path of its page, or of the page
   * it had before it was withdrawn.
   */
  findPublishErrors: (
    draft: D,
    publicPath: string | undefined,
    at: Date,
  ) => FieldErrors | Promise<FieldErrors>;
  /** 403 if a member may not publish this draft, though `mayWrite` allows it in general. */
  assertMayPublish?: (publication: { id: string; draft: D; by: Principal }) => Promise<void>;
  /** Its Markdown texts by field path (`blocks.0.markdown`). */
  markdownTextsOf?: (draft: D) => Record<string, MarkdownText>;
  /** Markdown texts that visitors may read besides those of its documents, such as former versions. */
  otherMarkdownTexts?: () => AsyncIterable<MarkdownText>;
  /** Withdrawing a public document requires a page that its path redirects to. */
  needsRedirectWhenWithdrawn?: true;
  publish: (publication: Publication<D>) => Promise<unknown>;
  withdraw: (id: string) => Promise<unknown>;
  /** Whether its slugs follow a pattern of their own, so that a copy's is made from the original's. */
  hasSlugPattern?: true;
  /** A copy of a draft with another slug. */
  duplicate: (draft: D, slug: string) => D;
  /** Whether a document came with the site. It is never deleted, because nothing else could bring it back. */
  isBuiltIn?: (draft: D) => boolean;
  /** Whether there can be only one document of its sort, so that it is not copied. */
  isUnique?: (draft: D) => boolean;
  /** Every record of the public collection. */
  existingRecords: () => Promise<ExistingRecord<D>[]>;
  /** The cache of public records, of kinds whose public records are read as a list. */
  cache?: ReturnType<typeof staleWhileRevalidate<unknown>>;
  /** The public pages of its documents. */
  listAddresses: () => Promise<Address[]>;
}

/** Any kind, for code that handles all kinds. */
// biome-ignore lint/suspicious/noExplicitAny: the types of draft and row do not matter there
export type AnyKind = ContentKind<any, any>;
