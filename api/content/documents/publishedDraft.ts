import { type Model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { ContentKind, Draft } from './ContentKind';

/** The public record of a kind whose published text is a draft, stored as it is. */
export interface PublishedDraft<D extends Draft> {
  _id: string;
  slug: string;
  draft: D;
  /** False once it was withdrawn. */
  isPublished: boolean;
  publishedAt: Date;
  /** The version of the document that was published. */
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

export function publishedDraftSchema<D extends Draft>(): Schema<PublishedDraft<D>> {
  const schema = new Schema<PublishedDraft<D>>(
    {
      _id: { type: String, default: newId },
      slug: { type: String, required: true },
      draft: { type: Schema.Types.Mixed, required: true },
      isPublished: { type: Boolean, required: true },
      publishedAt: { type: Date, required: true },
      version: { type: Number, default: 1 },
    },
    { timestamps: true, versionKey: false, minimize: false },
  );
  schema.index({ slug: 1 }, { unique: true });
  return schema;
}

type Storage<D extends Draft> = Pick<
  ContentKind<D>,
  'model' | 'publish' | 'withdraw' | 'existingRecords' | 'listAddresses'
>;

/** How such a kind stores its public records. They are found by their id or link, and not listed. */
export function storedDrafts<D extends Draft>(model: Model<PublishedDraft<D>>): Storage<D> {
  const records = model as unknown as Model<PublishedDraft<Draft>>;
  return {
    model: model as unknown as ContentKind<D>['model'],
    publish: ({ id, draft, publishedAt, version }) =>
      records.updateOne(
        { _id: id },
        { $set: { slug: draft.slug, draft, isPublished: true, publishedAt, version } },
        { upsert: true },
      ),
    withdraw: (id) => records.updateOne({ _id: id }, { isPublished: false }),
    existingRecords: async () =>
      (await model.find().lean<PublishedDraft<D>[]>()).map(
        ({ _id: id, draft, isPublished: isPublic, publishedAt, updatedAt }) => ({
          id,
          draft,
          isPublic,
          publishedAt,
          updatedAt,
        }),
      ),
    listAddresses: async () => [],
  };
}
