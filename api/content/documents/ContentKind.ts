import type { Model } from 'mongoose';
import type { Permission } from '../../identity/access/can';
import type { AnyStruct } from '../../platform/contracts/endpoint';
import type { MarkdownText } from '../markdown/renderTask';
import type { ContentContract, ContentRow } from './contract';

/** Sentences by the field that they are about (`blocks.0.title`). */
export type FieldErrors = Record<string, string>;

/** What somebody wrote, whatever its kind. */
export interface Draft {
  slug: string;
}

/** What a document of a kind becomes when it is published. */
export interface Publication<D extends Draft> {
  id: string;
  draft: D;
  publishedAt: Date;
  /** The moment of this publication; `publishedAt` is that of the first. */
  at: Date;
  version: number;
}

/** A record of the public collection for which there is no document yet. */
export interface ExistingRecord<D extends Draft> {
  id: string;
  draft: D;
  /** Whether visitors may read it, today or from `publishedAt` on. */
  isPublic: boolean;
  publishedAt: Date;
  updatedAt: Date;
}

/** A kind of document as data: all that the kernel does not do alike for every one. */
export interface ContentKind<D extends Draft, Row extends ContentRow = ContentRow> {
  /** What one is called, such as `post`. */
  name: string;
  contract: ContentContract<D, Row>;
  draft: AnyStruct<D>;
  mayRead: Permission;
  mayWrite: Permission;
  /** The public records: what visitors read. Only the kernel's publishing writes them. */
  model: Model<{ _id: string; slug: string }>;
  labelOf: (draft: D) => string;
  /** The path of its public page. */
  pathOf: (draft: D) => string;
  /** The path on which one without a slug is previewed, by its id. */
  previewPath: (id: string) => string;
  /** What it is found by. */
  searchTextOf: (draft: D) => string;
  /** What the filters of its list look for, by their names. */
  filterValuesOf: (draft: D) => Record<string, string[]>;
  /** What its list shows beside what every list does. */
  rowFieldsOf: (draft: D) => Omit<Row, keyof ContentRow>;
  /** What of that goes into the table of all, beside what does of every kind. */
  exportColumns: (keyof Omit<Row, keyof ContentRow> & string)[];
  /**
   * What keeps its words from being public at a moment; `publicPath`: where its page is, or was before it was
   * withdrawn.
   */
  findPublishErrors: (draft: D, publicPath: string | undefined, at: Date) => FieldErrors;
  /** Its texts in Markdown, by the field they are in (`blocks.0.markdown`). */
  markdownTextsOf?: (draft: D) => Record<string, MarkdownText>;
  /** Texts that visitors may read beside those of its documents. */
  otherMarkdownTexts?: () => AsyncIterable<MarkdownText>;
  /** Nothing that visitors read is taken off the site without a page that its address leads to. */
  needsRedirectWhenWithdrawn?: true;
  publish: (publication: Publication<D>) => Promise<unknown>;
  withdraw: (id: string) => Promise<unknown>;
  /** A copy of it under another slug. */
  duplicate: (draft: D, slug: string) => D;
  /** Every record, as a document. */
  existingRecords: () => Promise<ExistingRecord<D>[]>;
  /** Has the kept copies of what visitors read made anew. */
  renew: () => void;
}

/** Any kind, for who treats all of them alike. */
// biome-ignore lint/suspicious/noExplicitAny: what a kind's drafts are is its own business
export type AnyKind = ContentKind<any, any>;
