import { createHash } from 'node:crypto';
import { rolloutStages } from './contract';

/** The order in which pages get a new version: by the hash of their ids, so it is the same in every rollout. */
export const hashOf = (page: string): string => createHash('sha256').update(page).digest('hex');

/** The number of pages of each stage; each contains those before it, and has at least one page. */
export const stagesOf = (pages: number) =>
  rolloutStages.map((percent) => ({ percent, pages: Math.ceil((pages * percent) / 100) }));

/** The stage after one, in percent; undefined after the last. */
export const stageAfter = (stage: number): number | undefined =>
  rolloutStages.find((percent) => percent > stage);
