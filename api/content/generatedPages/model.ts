import { model, Schema } from 'mongoose';
import { newId } from '../../platform/db/newId';
import type { LandingDraft } from '../landingPages/contract';
import type {
  PageCheck,
  PageCheckName,
  PageRun as PageRunView,
  PageState,
  PublishingOrder,
} from './contract';

/** A run of a page template: which pages it generates, and its progress. */
export interface PageRunRecord
  extends Pick<
    PageRunView,
    | 'template'
    | 'templateLabel'
    | 'templateVersion'
    | 'state'
    | 'by'
    | 'selection'
    | 'total'
    | 'done'
    | 'passed'
    | 'failed'
    | 'error'
    | 'failures'
    | 'version'
  > {
  _id: string;
  created: number;
  published: number;
  edited: number;
  perDay: number;
  /** Runs that were created before there was a choice have none, and publish by demand. */
  order?: PublishingOrder;
  isPaused: boolean;
  /** Why the job paused it; empty if a member did. */
  pauseReason?: string;
  /** The day at the office of the last publication, and how many there were. */
  publishedOn: string;
  publishedToday: number;
  /** The member who started what it does now, or changed its publishing last. */
  actor: { _id: string; name: string };
  services: string[];
  industries: string[];
  places: string[];
  /** Set while a job has something to do for it. Unique, so that there is one at a time. */
  slot?: 'active';
  /** The process that runs it, and until when it may. */
  token: string;
  leaseUntil: Date | null;
  /** Attempts since the last progress. */
  attempts: number;
  createdAt: Date;
  endedAt: Date | null;
}

const text = { type: String, required: true } as const;
const word = { type: String, default: '' } as const;
const count = { type: Number, default: 0 } as const;
const date = { type: Date, default: null } as const;
const part = { _id: false } as const;
/** Runs and their pages are deleted after so long; pages that became landing pages stay. */
const LIFETIME_SECONDS = 366 * 86_400;

const runSchema = new Schema<PageRunRecord>(
  {
    _id: { type: String, default: newId },
    template: text,
    templateLabel: word,
    templateVersion: { type: Number, required: true },
    services: [String],
    industries: [String],
    places: [String],
    state: text,
    slot: String,
    token: word,
    leaseUntil: date,
    attempts: count,
    by: word,
    selection: word,
    total: count,
    done: count,
    passed: count,
    failed: count,
    created: count,
    published: count,
    edited: count,
    perDay: count,
    order: String,
    isPaused: { type: Boolean, default: false },
    pauseReason: word,
    publishedOn: word,
    publishedToday: count,
    actor: { type: new Schema({ _id: String, name: String }), default: undefined },
    failures: [new Schema({ check: text, count }, part)],
    error: word,
    createdAt: { type: Date, required: true },
    endedAt: date,
    version: { type: Number, default: 1 },
  },
  { versionKey: false },
);
runSchema.index({ slot: 1 }, { unique: true, sparse: true });
runSchema.index({ createdAt: -1, _id: 1 });
runSchema.index({ createdAt: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });
export const PageRun = model<PageRunRecord>('PageRun', runSchema, 'pageRuns');

/** A page that a run generated. */
export interface GeneratedPageRecord {
  /** The run and the page's number in it, so that a repeated step writes the same page. */
  _id: string;
  run: string;
  template: string;
  templateLabel: string;
  templateVersion: number;
  service: string;
  industry: string;
  place: string;
  label: string;
  path: string;
  title: string;
  words: number;
  draft: LandingDraft;
  missing: string[];
  faults: string[];
  /** Empty until it is checked. */
  checks: PageCheck[];
  failedChecks: PageCheckName[];
  isPassed: boolean;
  isChecked: boolean;
  state: PageState;
  note: string;
  /** Its landing page. */
  documentId: string | null;
  /** The page with the most similar text. */
  nearest: string | null;
  /** What it was before a rollout gave it another version of its template. */
  previous?: GeneratedVersion & { rollout: string };
  createdAt: Date;
}

/** The parts of a page that come from a version of its template. */
export type GeneratedVersion = Pick<
  GeneratedPageRecord,
  | 'templateVersion'
  | 'label'
  | 'path'
  | 'title'
  | 'words'
  | 'draft'
  | 'missing'
  | 'faults'
  | 'checks'
  | 'failedChecks'
  | 'isPassed'
  | 'nearest'
>;

const checkSchema = new Schema(
  { check: text, isPassed: Boolean, figure: Number, threshold: Number, message: String },
  part,
);
const flag = { type: Boolean, default: false } as const;
const pageSchema = new Schema<GeneratedPageRecord>(
  {
    _id: text,
    run: text,
    template: text,
    templateLabel: word,
    templateVersion: { type: Number, required: true },
    service: word,
    industry: word,
    place: word,
    label: word,
    path: word,
    title: word,
    words: count,
    draft: { type: Schema.Types.Mixed, required: true },
    missing: [String],
    faults: [String],
    checks: [checkSchema],
    failedChecks: [String],
    isPassed: flag,
    isChecked: flag,
    state: { type: String, default: 'checked' },
    note: word,
    documentId: { type: String, default: null },
    nearest: { type: String, default: null },
    previous: Schema.Types.Mixed,
    createdAt: { type: Date, required: true },
  },
  { versionKey: false, minimize: false },
);
pageSchema.index({ run: 1, _id: 1 });
pageSchema.index({ createdAt: -1, _id: 1 });
pageSchema.index({ documentId: 1 }, { sparse: true });
pageSchema.index({ template: 1, templateVersion: 1, _id: 1 });
pageSchema.index({ createdAt: 1 }, { expireAfterSeconds: LIFETIME_SECONDS });
export const GeneratedPage = model<GeneratedPageRecord>('GeneratedPage', pageSchema, 'generatedPages');
