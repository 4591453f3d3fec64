import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import { changeNotes } from '../../platform/records/changeNotes';
import type { ClosingTool } from './contract';

export interface PostRecord {
  _id: string;
  slug: string;
  title: string;
  summary: string;
  markdown: string;
  image?: string;
  imageAlt?: string;
  /** The point of the cover that must stay in view, as fractions of its width and height. */
  focal?: { x: number; y: number };
  /** For search engines, instead of title and summary; empty fields are not used. */
  seo?: { title: string; description: string };
  tags: string[];
  author: string;
  /** The member who is responsible for it. */
  authorId?: string;
  /** The tool it links to at its end; by its tags if none is chosen. */
  closing?: ClosingTool;
  isDraft: boolean;
  /** Public from this time on, unless it is a draft. */
  publishAt: Date;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const schema = new Schema<PostRecord>(
  {
    _id: { type: String, default: newId },
    slug: text,
    title: text,
    summary: text,
    markdown: text,
    image: String,
    author: text,
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

schema.plugin(changeNotes);
schema.index({ slug: 1 }, { unique: true });
schema.index({ authorId: 1 }, { sparse: true });
schema.index({ isDraft: 1, publishAt: -1, _id: -1, updatedAt: 1 });

/** A published post of the blog. Its text is stored as Markdown. */
export const Post = model<PostRecord>('Post', schema, 'posts');
