import type { TemplateRollout } from '@site/api/content/templateRollouts/contract';

/** The state of a rollout, with its progress. */
export function rolloutStateLabel({ state, stage, done, total }: TemplateRollout): string {
  if (state === 'comparing') return `Comparing, ${progressOf({ done, total })}%`;
  if (state === 'rolling') return `Rolling out to ${stageLabel(stage)}`;
  if (state === 'waiting') return `Rolled out to ${stageLabel(stage)}`;
  return STATE_LABELS[state];
}

const STATE_LABELS = {
  compared: 'Not started',
  paused: 'Paused',
  stopped: 'Stopped',
  done: 'Rolled out to all pages',
  rollingBack: 'Rolling back',
  rolledBack: 'Rolled back',
  replaced: 'Replaced by a later rollout',
  failed: 'Failed',
} as const;

/** A stage in words, such as `10% of the pages`. */
export const stageLabel = (percent: number): string =>
  percent === 100 ? 'all pages' : `${percent}% of the pages`;

/** How much of a comparison is done, in percent. Each page takes two steps. */
export const progressOf = ({ done, total }: Pick<TemplateRollout, 'done' | 'total'>): number =>
  Math.min(100, Math.round((50 * done) / Math.max(1, total)));

/** Which text of the template it is about. */
export const versionLabel = ({
  source,
  templateVersion,
}: Pick<TemplateRollout, 'source' | 'templateVersion'>) =>
  `${source === 'draft' ? 'Draft' : 'Published version'} ${templateVersion.toLocaleString('en-US')}`;

export const formatShare = (share: number): string => `${share.toLocaleString('en-US')}%`;
