import { createHash } from 'node:crypto';
import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { VisitDimension } from '../visits/contract';
import type { GoalDraft, GoalStep, StepResult } from './contract';

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

/** Daily visitors who reached each step, among the visits that have a value in a dimension. */
export type GoalRow = [dimension: VisitDimension | 'total', key: string, ...reached: number[]];

/** A goal on one day, counted while the visits of the day are stored. */
export interface GoalDayRecord {
  /** Goal, definition and day. */
  _id: string;
  goalId: string;
  /** Identifies what was counted; another definition is another goal. */
  definition: string;
  day: string;
  /** Only rows in which a visitor reached the first step. */
  rows: GoalRow[];
  /** Of all visits, where those went next who did not reach the next step, by step. */
  wentTo: StepResult['wentTo'][];
  /** The day; the record expires relative to it. */
  date: Date;
}

const goalDay = new Schema<GoalDayRecord>(
  {
    _id: text,
    goalId: text,
    definition: text,
    day: text,
    rows: { type: Schema.Types.Mixed as never, required: true },
    wentTo: { type: Schema.Types.Mixed as never, required: true },
    date: { type: Date, required: true },
  },
  { versionKey: false },
);
goalDay.index({ goalId: 1, definition: 1, day: 1 });
goalDay.index({ day: 1 });
goalDay.index({ date: 1 }, { expireAfterSeconds: 761 * 86_400 });

/** Goals by day, stored for 25 months. */
export const GoalDay = model<GoalDayRecord>('GoalDay', goalDay, 'goalDays');

/** What is counted of a goal, whatever it is called. */
export function definitionOf({ steps, isOrdered, within }: GoalDraft): string {
  const counted = [steps.map(({ kind, value }) => [kind, value]), isOrdered, within];
  return createHash('sha256').update(JSON.stringify(counted)).digest('base64url').slice(0, 16);
}
