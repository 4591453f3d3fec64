import { model, Schema } from 'mongoose';
import type { Goal } from '../../insights/variants/contract';
import { newId } from '../../platform/db/newId';
import { changeNotes } from '../../platform/records/changeNotes';
import { type LandingBlockDraft, type LandingKind, landingKinds } from './contract';
import { redirectsToItself } from './landingState';

export interface LandingPageRecord {
  _id: string;
  slug: string;
  kind: LandingKind;
  /** Its name in lists. */
  label: string;
  searchTitle: string;
  description: string;
  blocks: LandingBlockDraft[];
  isDraft: boolean;
  /** Public from this time on, unless it is a draft. */
  publishAt: Date;
  /** Expires at this time; then it redirects to `expireTo`, a path of this site, or is gone. */
  expireAt?: Date;
  expireTo?: string;
  /** Whether it appears in search engines and in the site's own lists. */
  isListed: boolean;
  /** Who refers visitors to it. */
  partner?: string;
  /** The conversion goal, if there is one. */
  goal?: Goal;
  /** Blocks that some visitors see instead of its own. */
  variants?: { blocks: LandingBlockDraft[] }[];
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const flag = { type: Boolean, required: true } as const;

const itemSchema = new Schema(
  { title: String, text: String, label: String, to: String, question: String, answer: String },
  { _id: false },
);

/** The fields of all kinds of blocks. The contract says which fields a kind has. */
const blockSchema = new Schema(
  {
    kind: text,
    title: String,
    lead: String,
    text: String,
    label: String,
    to: String,
    drawnAs: String,
    image: String,
    imageAlt: String,
    callLabel: String,
    bookLabel: String,
    bookTo: String,
    form: String,
    until: String,
    afterwards: String,
    poster: String,
    video: String,
    captions: String,
    markdown: String,
    items: { type: [itemSchema], default: undefined },
  },
  { _id: false },
);

const variantSchema = new Schema({ blocks: [blockSchema] }, { _id: false });

const schema = new Schema<LandingPageRecord>(
  {
    _id: { type: String, default: newId },
    slug: text,
    label: text,
    searchTitle: text,
    description: text,
    kind: { type: String, enum: landingKinds, required: true },
    blocks: { type: [blockSchema], required: true } as never,
    isDraft: flag,
    publishAt: { type: Date, required: true },
    expireAt: Date,
    expireTo: String,
    isListed: flag,
    goal: String,
    partner: String,
    variants: { type: [variantSchema], default: undefined } as never,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);

schema.path('expireTo').validate({
  validator(this: LandingPageRecord, to: string) {
    return !to || !redirectsToItself(to, this);
  },
  message: 'A page can’t redirect to itself.',
});

schema.plugin(changeNotes);
schema.index({ slug: 1 }, { unique: true });
schema.index({ expireAt: 1 }, { sparse: true });
schema.index({ isDraft: 1, publishAt: -1, _id: -1, updatedAt: 1 });

/** A published landing page. Its content is a list of blocks; rich text is stored as Markdown. */
export const LandingPage = model<LandingPageRecord>('LandingPage', schema, 'landingpages');
