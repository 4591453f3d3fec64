import { model, Schema } from 'mongoose';
import { newId } from '../platform/db/newId';
import type { Media as MediaView } from './contract';
import type { ImageFile } from './renderImages';

/** An uploaded image and the files rendered from it. */
interface ImageRecord extends Pick<MediaView, 'mime' | 'bytes' | 'width' | 'height' | 'revision'> {
  /** Hash of the uploaded bytes. */
  sha256: string;
  /** Key of its files in the store. */
  set: string;
  files: Omit<ImageFile, 'bytes'>[];
}

export interface MediaRecord extends ImageRecord, Pick<MediaView, 'name' | 'alt' | 'focus' | 'version'> {
  _id: string;
  isDescribed: boolean;
  /** Previous images, which are still served at their own paths for 30 days. */
  replaced: (ImageRecord & { replacedAt: Date })[];
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
const imageFields = {
  sha256: text,
  set: text,
  mime: text,
  bytes: count,
  width: count,
  height: count,
  revision: count,
  files: { type: [fileSchema], required: true } as never,
};
const focusSchema = new Schema({ x: count, y: count }, { _id: false });

const schema = new Schema<MediaRecord>(
  {
    _id: { type: String, default: newId },
    ...imageFields,
    name: text,
    alt: { type: String, default: '' },
    isDescribed: { type: Boolean, default: false },
    focus: { type: focusSchema, default: () => ({ x: 0.5, y: 0.5 }) },
    replaced: {
      type: [new Schema({ ...imageFields, replacedAt: Date }, { _id: false })],
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
schema.index({ 'replaced.replacedAt': 1 }, { sparse: true });
schema.index({ words: 1, createdAt: -1, _id: -1 });

/** An image in the media library. Its files are in the store under `set`. */
export const Media = model<MediaRecord>('Media', schema, 'media');
