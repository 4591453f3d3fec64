import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { ScoreRuleDraft } from './contract';

export interface ScoreRuleRecord extends ScoreRuleDraft {
  _id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** One change of a lead's score by one rule. Changes are never edited; the score is their sum. */
export interface ScoreChangeRecord {
  _id: string;
  leadId: string;
  emailNorm: string;
  ruleId: string;
  /** The rule's name at that time. */
  rule: string;
  service?: string;
  delta: number;
  reason: string;
  at: Date;
}

/** The progress of recalculating all scores. It is complete when `done` reaches `wanted`. */
export interface ScoreProgressRecord {
  _id: 'site';
  /** Counts the changes that all scores must be recalculated for. */
  wanted: number;
  done: number;
  /** The last lead that was recalculated for `wanted`. */
  after: string;
  /** The day, in UTC, for which points were last reduced by age. */
  day: string;
}

const text = { type: String, required: true } as const;

const rule = new Schema<ScoreRuleRecord>(
  {
    _id: { type: String, default: newId },
    name: text,
    kind: text,
    value: text,
    points: { type: Number, required: true },
    service: String,
    halfLifeDays: Number,
    isEnabled: { type: Boolean, required: true },
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
rule.index({ name: 1, _id: 1 });

const change = new Schema<ScoreChangeRecord>(
  {
    _id: { type: String, default: newId },
    leadId: text,
    emailNorm: text,
    ruleId: text,
    rule: text,
    service: String,
    delta: { type: Number, required: true },
    reason: text,
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
change.index({ leadId: 1, at: -1, _id: -1 });
change.index({ emailNorm: 1, at: -1 });

const progress = new Schema<ScoreProgressRecord>(
  { _id: { type: String }, wanted: Number, done: Number, after: String, day: String },
  { versionKey: false },
);

export const ScoreRuleModel = model<ScoreRuleRecord>('ScoreRule', rule, 'scoreRules');
export const ScoreChangeModel = model<ScoreChangeRecord>('ScoreChange', change, 'scoreChanges');
export const ScoreProgress = model<ScoreProgressRecord>('ScoreProgress', progress, 'scoreProgress');
