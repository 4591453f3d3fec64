import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { GoalDraft, GoalStep } from './contract';

export interface GoalRecord extends GoalDraft {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;

const goal = new Schema<GoalRecord>(
  {
    _id: { type: String, default: newId },
    name: text,
    steps: [new Schema<GoalStep>({ kind: text, value: text }, { _id: false })],
    isOrdered: { type: Boolean, required: true },
    within: text,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
goal.index({ name: 1, _id: 1 });

export const GoalModel = model<GoalRecord>('Goal', goal, 'goals');
