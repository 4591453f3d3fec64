import type { TemplateRollout } from '@site/api/content/templateRollouts/contract';

/** The state of a rollout, with its progress. */
export function rolloutStateLabel({ state, done, total }: TemplateRollout): string {
  if (state === 'comparing') return `Comparing, ${progressOf({ done, total })}%`;
  return STATE_LABELS[state];
}

const STATE_LABELS = { compared: 'Not started', failed: 'Failed' } as const;

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
