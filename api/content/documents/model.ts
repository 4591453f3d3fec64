import { model, Schema } from 'mongoose';
import type { UserRecord } from '../../identity/users/model';
import { newId } from '../../platform/db/newId';
import { type ContentState, contentStates, type Revision as RevisionView } from './contract';

/** A document of the team: its working copy, and how far it is. What visitors read lies with its kind. */
export interface ContentRecord {
  _id: string;
  /** Whose it is: `post`, `landing page`, `location`. */
  kind: string;
  /** Of the working copy, as lists show it. */
  label: string;
  slug: string;
  state: ContentState;
  /** The working copy as JSON text: whatever somebody writes, no database takes it for a question. */
  draft: string;
  /** What is public of it, in the same form; absent while nothing is. */
  published?: string;
  isPublic: boolean;
  publishedAt?: Date;
  /** The path of its page since it was public first, also where it was withdrawn. */
  publicPath?: string;
  /** When it becomes public by itself, and who said so. */
  publishAt?: Date;
  /** What becomes public then, in the form of the working copy. */
  scheduled?: string;
  scheduledBy?: Pick<UserRecord, '_id' | 'name' | 'role'>;
  fault?: string;
  binnedAt?: Date;
  isBinned: boolean;
  /** What its kind's list shows beside, as JSON text. */
  row: string;
  /** What it is found by: words, its state, and what its kind adds (`tag:support`). */
  keys: string[];
  /** The pictures of the library that any of its words show. */
  pictures: string[];
  /** By which call it was begun: the member's id and their key for it. */
  begunAs?: string;
  updatedBy: string;
  updatedById: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const maybe = { type: String, default: '' } as const;

const schema = new Schema<ContentRecord>(
  {
    _id: { type: String, default: newId },
    ...{
      kind: text,
      label: maybe,
      slug: maybe,
      draft: text,
      published: String,
      scheduled: String,
      row: text,
    },
    state: { type: String, enum: contentStates, required: true },
    ...{ publishedAt: Date, publicPath: String, publishAt: Date, fault: String, binnedAt: Date },
    scheduledBy: { type: new Schema({ _id: String, name: String, role: String }) },
    ...{ isPublic: { type: Boolean, default: false }, isBinned: { type: Boolean, default: false } },
    keys: [String],
    pictures: [String],
    begunAs: String,
    ...{ updatedBy: maybe, updatedById: maybe },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ kind: 1, isBinned: 1, updatedAt: -1, _id: -1 });
schema.index({ kind: 1, isBinned: 1, keys: 1, updatedAt: -1, _id: -1 });
schema.index({ kind: 1, slug: 1 });
schema.index({ pictures: 1 });
schema.index({ publicPath: 1 }, { sparse: true });
schema.index({ begunAs: 1 }, { unique: true, sparse: true });
schema.index({ publishAt: 1 }, { sparse: true });
schema.index({ binnedAt: 1 }, { sparse: true });

export const Content = model<ContentRecord>('Content', schema, 'documents');

export interface RevisionRecord extends Pick<RevisionView, 'version' | 'by' | 'deed'> {
  _id: string;
  documentId: string;
  at: Date;
  /** When the first of the writes began that are one revision. */
  begunAt: Date;
  byId: string;
  /** The working copy as it was then, as JSON text. */
  draft: string;
}

const date = { type: Date, required: true } as const;
const revisionSchema = new Schema<RevisionRecord>(
  {
    _id: { type: String, default: newId },
    ...{ documentId: text, version: { type: Number, required: true }, at: date, begunAt: date },
    ...{ by: maybe, byId: maybe, deed: text, draft: text },
  },
  { versionKey: false },
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

/** Who has a document open. */
export const Presence = model<PresenceRecord>('Presence', presenceSchema, 'presences');

interface PreviewRecord {
  /** The SHA-256 of the token: what is stored opens nothing. */
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

/** Which document a token shows. */
export const Preview = model<PreviewRecord>('Preview', previewSchema, 'previews');
