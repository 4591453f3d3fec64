import { model, Schema } from 'mongoose';

export interface RenderingRecord {
  /** The key of the text (`renderingKey`). */
  _id: string;
  /** The version of the renderer that made it. */
  by: string;
  at: Date;
  /** The rendering as JSON; null if the text could not be rendered. */
  made: string | null;
}

const schema = new Schema<RenderingRecord>(
  { _id: String, by: { type: String, required: true }, at: { type: Date, required: true }, made: String },
  { versionKey: false },
);
schema.index({ by: 1, at: 1 });

/** Rendered texts. Each text is stored once, however many documents and revisions contain it. */
export const StoredRendering = model<RenderingRecord>('Rendering', schema, 'renderings');
