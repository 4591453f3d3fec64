import { model, Schema } from 'mongoose';
import type { UserRecord } from '../../identity/users/model';
import { newId } from '../../platform/db/newId';
import type { Draft } from './ContentKind';
import { type ContentState, contentStates, type Revision as RevisionView } from './contract';

/** A document of the team: its draft and its state. What visitors read is in the collection of its kind. */
export interface ContentRecord {
  _id: string;
  /** The name of its kind, such as `post`. */
  kind: string;
  /** The name of the draft in lists. */
  label: string;
  slug: string;
  state: ContentState;
  /** What its authors edit. */
  draft: Draft;
  /** What visitors read; absent if it is not public. */
  published?: Draft;
  isPublic: boolean;
  publishedAt?: Date;
  /** The path of its page; kept when it is withdrawn. */
  publicPath?: string;
  /** When it will be published. */
  publishAt?: Date;
  /** What will be published then. */
  scheduled?: Draft;
  scheduledBy?: Pick<UserRecord, '_id' | 'name' | 'role'>;
  fault?: string;
  binnedAt?: Date;
  isBinned: boolean;
  /** The fields that its kind adds to lists. */
  row: object;
  /** Search terms and filter keys: words, its state, and what its kind adds (`:tag:support`). */
  keys: string[];
  /** The ids of the images that draft, published or scheduled content shows. */
  pictures: string[];
  /** The request that created it: the member's id, the kind and the idempotency key. */
  begunAs?: string;
  updatedBy: string;
  updatedById: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const maybe = { type: String, default: '' } as const;
const content = { type: Schema.Types.Mixed, required: true } as const;

const schema = new Schema<ContentRecord>(
  {
    _id: { type: String, default: newId },
    kind: text,
    label: maybe,
    slug: maybe,
    draft: content,
    published: Schema.Types.Mixed,
    scheduled: Schema.Types.Mixed,
    row: content,
    state: { type: String, enum: contentStates, required: true },
    publishedAt: Date,
    publicPath: String,
    publishAt: Date,
    fault: String,
    binnedAt: Date,
    scheduledBy: { type: new Schema({ _id: String, name: String, role: String }) },
    isPublic: { type: Boolean, default: false },
    isBinned: { type: Boolean, default: false },
    keys: [String],
    pictures: [String],
    begunAs: String,
    updatedBy: maybe,
    updatedById: maybe,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false, minimize: false },
);
schema.index({ kind: 1, isBinned: 1, updatedAt: -1, _id: -1 });
schema.index({ kind: 1, isBinned: 1, keys: 1, updatedAt: -1, _id: -1 });
schema.index({ kind: 1, slug: 1 });
schema.index({ pictures: 1 });
schema.index({ publicPath: 1 }, { sparse: true });
schema.index({ isPublic: 1, publicPath: 1 });
schema.index({ begunAs: 1 }, { unique: true, sparse: true });
schema.index({ publishAt: 1 }, { sparse: true });
schema.index({ publishedAt: 1 }, { sparse: true });
schema.index({ binnedAt: 1 }, { sparse: true });

export const Content = model<ContentRecord>('Content', schema, 'documents');

export interface RevisionRecord extends Pick<RevisionView, 'version' | 'by' | 'action'> {
  _id: string;
  documentId: string;
  at: Date;
  /** When the first of the writes was made that this revision combines. */
  begunAt: Date;
  byId: string;
  draft: Draft;
}

const date = { type: Date, required: true } as const;
const revisionSchema = new Schema<RevisionRecord>(
  {
    _id: { type: String, default: newId },
    documentId: text,
    version: { type: Number, required: true },
    at: date,
    begunAt: date,
    by: maybe,
    byId: maybe,
    action: text,
    draft: content,
  },
  { versionKey: false, minimize: false },
);
revisionSchema.index({ documentId: 1, version: -1 }, { unique: true });

export const Revision = model<RevisionRecord>('Revision', revisionSchema, 'revisions');

interface PresenceRecord {
  /** The document's id and the member's. */
  _id: string;
  documentId: string;
  name: string;
  field: string;
  seenAt: Date;
}

const presenceSchema = new Schema<PresenceRecord>(
  { _id: String, documentId: text, name: maybe, field: maybe, seenAt: date },
  { versionKey: false },
);
presenceSchema.index({ documentId: 1, seenAt: -1 });
presenceSchema.index({ seenAt: 1 }, { expireAfterSeconds: 60 });

/** Which member has which document open. */
export const Presence = model<PresenceRecord>('Presence', presenceSchema, 'presences');

interface PreviewRecord {
  /** The SHA-256 of the token, so that the stored value gives no access. */
  _id: string;
  documentId: string;
  until: Date;
}

const previewSchema = new Schema<PreviewRecord>(
  { _id: String, documentId: text, until: date },
  { versionKey: false },
);
previewSchema.index({ documentId: 1 });
previewSchema.index({ until: 1 }, { expireAfterSeconds: 0 });

/** The document that a preview token gives access to. */
export const Preview = model<PreviewRecord>('Preview', previewSchema, 'previews');
