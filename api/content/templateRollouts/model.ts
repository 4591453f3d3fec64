import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { TemplateDraft } from '../pageTemplates/contract';
import type { ComparedPage as ComparedPageView, RolloutImpact, TemplateRollout as View } from './contract';

/** A version of a template, its impact on pages, and how far it is rolled out. */
export interface RolloutRecord
  extends Pick<
    View,
    | 'template'
    | 'templateLabel'
    | 'templateVersion'
    | 'source'
    | 'state'
    | 'by'
    | 'total'
    | 'done'
    | 'impact'
    | 'stage'
    | 'stages'
    | 'updated'
    | 'blocked'
    | 'blockedCount'
    | 'error'
    | 'version'
  > {
  _id: string;
  /** The text of the template. */
  draft: TemplateDraft;
  /** The hash of everything that the comparison depends on. */
  basis: string;
  /** The member who started what it does now. */
  actor: { _id: string; name: string };
  /** Set while a job has something to do for it. Unique, so that there is one at a time. */
  slot?: 'active';
  /** The process that works on it, and until when it may. */
  token: string;
  leaseUntil: Date | null;
  /** Attempts since a page was changed. */
  attempts: number;
  createdAt: Date;
  endedAt: Date | null;
  expiresAt: Date;
}

/** A page of a rollout. */
export interface ComparedPageRecord extends Omit<ComparedPageView, 'id'> {
  /** The rollout and the page's number in it, so that a repeated step writes the same record. */
  _id: string;
  rollout: string;
  /** The id of the generated page. */
  page: string;
  isFailing: boolean;
  isUnresolved: boolean;
  /** Its position in the order of stages; pages that are left out have none. */
  rank: number | null;
  expiresAt: Date;
}

const text = { type: String, required: true } as const;
const word = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;
const flag = { type: Boolean, default: false } as const;
const date = { type: Date, default: null } as const;
const part = { _id: false } as const;
const expiry = { type: Date, required: true } as const;

export const emptyImpact: RolloutImpact = {
  changed: 0,
  unchanged: 0,
  edited: 0,
  newlyFailing: 0,
  newlyPassing: 0,
  unresolved: 0,
  averageShare: 0,
  added: 0,
  removed: 0,
  checks: [],
  variables: [],
  versions: [],
};

const rolloutSchema = new Schema<RolloutRecord>(
  {
    _id: { type: String, default: newId },
    template: text,
    templateLabel: word,
    templateVersion: { type: Number, required: true },
    source: text,
    draft: { type: Schema.Types.Mixed, required: true },
    basis: text,
    state: text,
    slot: String,
    token: word,
    leaseUntil: date,
    attempts: count,
    by: word,
    actor: { type: new Schema({ _id: String, name: String }), required: true },
    total: count,
    done: count,
    impact: { type: Schema.Types.Mixed, default: () => emptyImpact },
    stage: count,
    stages: [new Schema({ percent: Number, pages: Number }, part)],
    updated: count,
    blocked: [new Schema({ path: word, document: word, reasons: [String] }, part)],
    blockedCount: count,
    error: word,
    createdAt: { type: Date, required: true },
    endedAt: date,
    expiresAt: expiry,
    version: { type: Number, default: 1 },
  },
  { versionKey: false, minimize: false },
);
rolloutSchema.index({ slot: 1 }, { unique: true, sparse: true });
rolloutSchema.index({ createdAt: -1, _id: 1 });
rolloutSchema.index({ template: 1, createdAt: -1 });
rolloutSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const TemplateRollout = model<RolloutRecord>('TemplateRollout', rolloutSchema, 'templateRollouts');

const pageSchema = new Schema<ComparedPageRecord>(
  {
    _id: text,
    rollout: text,
    page: text,
    document: text,
    label: word,
    path: word,
    newPath: word,
    fromVersion: { type: Number, required: true },
    isEdited: flag,
    isChanged: flag,
    isFailing: flag,
    isUnresolved: flag,
    share: count,
    added: count,
    removed: count,
    newlyFailed: [String],
    newlyPassed: [String],
    newlyMissing: [String],
    faults: [String],
    state: { type: String, default: 'waiting' },
    rank: { type: Number, default: null },
    note: word,
    expiresAt: expiry,
  },
  { versionKey: false },
);
pageSchema.index({ rollout: 1, share: -1, _id: 1 });
pageSchema.index({ rollout: 1, rank: 1 });
pageSchema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });
export const ComparedPage = model<ComparedPageRecord>('ComparedPage', pageSchema, 'rolloutPages');
