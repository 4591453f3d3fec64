import { model, Schema } from 'mongoose';
import { newId } from '../platform/db/newId';
import type { Media as MediaView } from './contract';
import type { ImageFile } from './renderImages';

/** An uploaded file and the files that are served: those rendered from an image, or the PDF itself. */
interface FileRecord extends Pick<MediaView, 'mime' | 'bytes' | 'pages' | 'width' | 'height' | 'revision'> {
  /** Hash of the uploaded bytes. */
  sha256: string;
  /** Key of its files in the store. */
  set: string;
  files: Omit<ImageFile, 'bytes'>[];
}

export interface MediaRecord
  extends FileRecord,
    Pick<MediaView, 'kind' | 'name' | 'alt' | 'focus' | 'folderId' | 'version'> {
  _id: string;
  /** Whether an image has alt text. A PDF has none. */
  isDescribed?: boolean;
  /** Previous files, which are still served at their own paths for 30 days. */
  replaced: (FileRecord & { replacedAt: Date })[];
  /** When a document last started to use it. */
  usedAt?: Date;
  /** Words of name and alternative text for the search. */
  words: string[];
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const count = { type: Number, required: true } as const;

const fileSchema = new Schema(
  { form: text, mime: text, width: count, height: count, size: count },
  { _id: false },
);
const fileFields = {
  sha256: text,
  set: text,
  mime: text,
  bytes: count,
  pages: { type: Number, default: 0 },
  width: count,
  height: count,
  revision: count,
  files: { type: [fileSchema], required: true } as never,
};
const focusSchema = new Schema({ x: count, y: count }, { _id: false });

const schema = new Schema<MediaRecord>(
  {
    _id: { type: String, default: newId },
    ...fileFields,
    kind: { type: String, default: 'image' },
    name: text,
    folderId: { type: String, default: null },
    alt: { type: String, default: '' },
    isDescribed: Boolean,
    focus: { type: focusSchema, default: () => ({ x: 0.5, y: 0.5 }) },
    replaced: {
      type: [new Schema({ ...fileFields, replacedAt: Date }, { _id: false })],
      default: [],
    } as never,
    usedAt: Date,
    words: [String],
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ sha256: 1 }, { unique: true });
schema.index({ createdAt: -1, _id: -1 });
schema.index({ isDescribed: 1, createdAt: -1, _id: -1 });
schema.index({ folderId: 1, createdAt: -1, _id: -1 });
schema.index({ kind: 1, createdAt: -1, _id: -1 });
schema.index({ 'replaced.replacedAt': 1 }, { sparse: true });
schema.index({ words: 1, createdAt: -1, _id: -1 });

/** An image or a PDF in the media library. Its files are in the store under `set`. */
export const Media = model<MediaRecord>('Media', schema, 'media');
