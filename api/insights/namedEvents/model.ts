import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { NamedEventDraft } from './contract';

export interface NamedEventRecord extends NamedEventDraft {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const namedEvent = new Schema<NamedEventRecord>(
  {
    _id: { type: String, default: newId },
    name: text,
    trigger: text,
    value: text,
    page: { type: String, default: '' },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
namedEvent.index({ name: 1, _id: 1 });

export const NamedEventModel = model<NamedEventRecord>('NamedEvent', namedEvent, 'namedEvents');
