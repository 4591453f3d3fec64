import { model, Schema } from 'mongoose';

export interface RenderingRecord {
  /** Stands for the text (`keyOf`). */
  _id: string;
  /** The version of the renderer. */
  by: string;
  at: Date;
  /** As JSON text; null where the text could not be rendered. */
  made: string | null;
}

const schema = new Schema<RenderingRecord>(
  { _id: String, by: { type: String, required: true }, at: { type: Date, required: true }, made: String },
  { versionKey: false },
);
schema.index({ by: 1, at: 1 });

/** What texts are shown as: each text once, whichever revisions of whichever documents say it. */
export const StoredRendering = model<RenderingRecord>('Rendering', schema, 'renderings');
