import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { SequenceDraft, SequenceStep, StopReason } from './contract';

export interface SequenceRecord extends SequenceDraft {
  _id: string;
  /** When it was last turned on: earlier events start nothing. */
  enabledAt?: Date;
  /** Events until then have started it. */
  readUntil?: Date;
  version: number;
  updatedAt: Date;
}

const text = { type: String, required: true } as const;
const step = new Schema<SequenceStep>(
  { key: text, wait: text, condition: text, subject: text, markdown: text },
  { _id: false },
);
const schema = new Schema<SequenceRecord>(
  {
    _id: { type: String, default: newId },
    name: text,
    trigger: text,
    form: { type: String, default: '' },
    stage: String,
    topics: [String],
    steps: [step],
    isEnabled: { type: Boolean, default: false },
    enabledAt: Date,
    readUntil: Date,
    version: { type: Number, default: 1 },
  },
  { timestamps: true, versionKey: false },
);
schema.index({ name: 1, _id: 1 });

/** Emails that follow an event, for each subscriber once. */
export const Sequence = model<SequenceRecord>('Sequence', schema, 'sequences');

/** A subscriber in a sequence. It stays after the end, so that nobody starts a sequence twice. */
export interface SequenceRunRecord {
  _id: string;
  sequenceId: string;
  subscriberId: string;
  state: 'waiting' | 'finished' | 'stopped';
  startedAt: Date;
  /** When the step before was done; also a fencing token: who changes the position must have read it. */
  since: Date;
  /** Steps that are done, in their order. */
  done: { key: string; isEmailed: boolean }[];
  /** The next step, as far as known; of an ended one, the step it waited for. */
  nextKey?: string;
  /** When it is looked at again. Absent at the end. */
  checkAt?: Date;
  reason?: StopReason;
  endedAt?: Date;
}

const runSchema = new Schema<SequenceRunRecord>(
  {
    _id: { type: String, default: newId },
    sequenceId: text,
    subscriberId: text,
    state: text,
    startedAt: { type: Date, required: true },
    since: { type: Date, required: true },
    done: [new Schema({ key: text, isEmailed: Boolean }, { _id: false })],
    nextKey: String,
    checkAt: Date,
    reason: String,
    endedAt: Date,
  },
  { versionKey: false },
);
runSchema.index({ sequenceId: 1, subscriberId: 1 }, { unique: true });
runSchema.index({ sequenceId: 1, checkAt: 1 });
runSchema.index({ subscriberId: 1 });

export const SequenceRun = model<SequenceRunRecord>('SequenceRun', runSchema, 'sequenceRuns');

/** What stands in the emails of a step for the newsletter: each person gets one email a step. */
export const stepId = (sequenceId: string, key: string) => `${sequenceId}-${key}`;

/** The sequence and the key of a step; undefined for newsletters. */
export function readStepId(id: string): { sequenceId: string; key: string } | undefined {
  const [sequenceId, key] = id.split('-');
  return sequenceId && key ? { sequenceId, key } : undefined;
}
