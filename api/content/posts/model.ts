import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { ClosingTool } from './contract';

export interface PostRecord {
  _id: string;
  slug: string;
  title: string;
  summary: string;
  markdown: string;
  image?: string;
  imageAlt?: string;
  /** What of the cover must stay in view, as shares of its width and height. */
  focal?: { x: number; y: number };
  /** What search engines show instead of title and summary, where it is not empty. */
  seo?: { title: string; description: string };
  tags: string[];
  author: string;
  /** The member who answers for it. */
  authorId?: string;
  /** What it ends in; chosen by its subject where nobody chose. */
  closing?: ClosingTool;
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
    imageAlt: String,
    focal: { type: new Schema({ x: Number, y: Number }, { _id: false }) },
    seo: { type: new Schema({ title: String, description: String }, { _id: false }) },
    authorId: String,
    tags: [String],
    closing: String,
    isDraft: { type: Boolean, required: true },
    publishAt: { type: Date, required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

schema.index({ slug: 1 }, { unique: true });
schema.index({ authorId: 1 }, { sparse: true });
schema.index({ isDraft: 1, publishAt: -1, _id: -1, updatedAt: 1 });

/** A post of the blog. Markdown is what is stored. */
export const Post = model<PostRecord>('Post', schema, 'posts');
