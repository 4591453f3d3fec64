import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { AnnotationDraft } from './contract';

export interface AnnotationRecord extends AnnotationDraft {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const annotation = new Schema<AnnotationRecord>(
  {
    _id: { type: String, default: newId },
    day: text,
    text,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
annotation.index({ day: -1, _id: -1 });

export const AnnotationModel = model<AnnotationRecord>('Annotation', annotation, 'annotations');
