import { model, Schema } from 'mongoose';
import { newId } from '../../db/newId';

export interface PostRecord {
  _id: string;
  slug: string;
  title: string;
  summary: string;
  markdown: string;
  image?: string;
  tags: string[];
  author: string;
  isDraft: boolean;
  /** Public from this moment on, unless it is a draft. */
  publishAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<PostRecord>(
  {
    _id: { type: String, default: newId },
    ...{ slug: text, title: text, summary: text, markdown: text, image: String, author: text },
    tags: [String],
    isDraft: { type: Boolean, required: true },
    publishAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

schema.index({ slug: 1 }, { unique: true });
schema.index({ isDraft: 1, publishAt: -1, _id: -1 });

/** A post of the blog. Markdown is what is stored. */
export const Post = model<PostRecord>('Post', schema, 'posts');
