import type { PageRun } from '@site/api/content/generatedPages/contract';

export const RUNS_PATH = '/admin/template-generator/runs';
export const ROLLOUTS_PATH = '/admin/template-generator/rollouts';
export const PAGES_PATH = '/admin/template-generator/pages';

/** The state of a run, with its progress. */
export function runStateLabel({ state, done, total }: PageRun): string {
  if (state === 'checking') return done < total ? `Rendering ${done} of ${total}` : 'Checking';
  return STATE_LABELS[state];
}

const STATE_LABELS = {
  checked: 'Checked',
  creating: 'Creating drafts',
  created: 'Drafts created',
  rollingBack: 'Rolling back',
  rolledBack: 'Rolled back',
  failed: 'Failed',
} as const;

/** What became of a generated page. */
export const pageStateOptions = [
  { value: 'checked', label: 'Only checked' },
  { value: 'draft', label: 'Draft' },
  { value: 'published', label: 'Published' },
  { value: 'edited', label: 'Edited' },
  { value: 'removed', label: 'In the trash' },
  { value: 'skipped', label: 'Not created' },
] as const;

/** Whether the results of a run's checks are known. */
export const isChecked = ({ passed, failed }: Pick<PageRun, 'passed' | 'failed'>) => passed + failed > 0;
