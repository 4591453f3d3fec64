import {
  type GeneratedPage,
  type GeneratedPagePage,
  pageChecks,
} from '@site/api/content/generatedPages/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { GeneratedPageDrawer } from './GeneratedPageDrawer';
import { useGeneratedPages, usePageRuns } from './runs/generatedPagesApi';
import { pageStateOptions } from './runs/runTexts';
import { templateLists } from './templateLists';

export { GeneratedPagesScreen as Component };

/** Pages that runs generated, with the results of their checks. */
export function GeneratedPagesScreen() {
  return <ListScreen list={pageList} />;
}

const MAX_NAMED_RUNS = '50';

const pageList: ListDefinition<GeneratedPage, GeneratedPagePage> = {
  name: 'template-generator/pages',
  title: 'Generated pages',
  description: 'Every page generated from a template, with the results of its checks.',
  nouns: { one: 'page', many: 'pages' },
  keyOf: ({ id }) => id,
  nameOf: ({ path, label }) => path || label,
  windowTitle: ({ path, label }) => path || label,
  columns: [
    {
      name: 'Page',
      render: ({ path, title }) => (
        <>
          <b>{path || 'No URL'}</b>
          <span>{title || 'No title'}</span>
        </>
      ),
    },
    {
      name: 'Result',
      cardPosition: 'corner',
      render: ({ isPassed }) => (
        <span className={isPassed ? 'ok' : 'wt'}>{isPassed ? 'Passed' : 'Failed'}</span>
      ),
    },
    {
      name: 'Failed checks',
      cardPosition: 'left',
      render: ({ checks }) => failedLabels(checks) || 'No failed checks',
    },
    {
      name: 'Similarity',
      className: 'm',
      hides: 'late',
      render: ({ checks }) => `${checks.find(({ check }) => check === 'similarity')?.figure ?? 0}%`,
    },
    {
      name: 'Words',
      className: 'm',
      cardPosition: 'right',
      isNamedOnCard: true,
      hides: 'late',
      render: ({ words }) => words.toLocaleString('en-US'),
    },
    {
      name: 'Status',
      hides: 'early',
      render: ({ state }) => pageStateOptions.find(({ value }) => value === state)?.label,
    },
    { name: 'Template', hides: 'early', render: ({ templateLabel }) => templateLabel },
  ],
  filters: [
    {
      name: 'result',
      label: 'Result',
      before: 'that',
      any: 'passed or failed',
      choices: [
        { value: 'passed', label: 'passed' },
        { value: 'failed', label: 'failed' },
      ],
    },
    {
      name: 'check',
      label: 'Failed check',
      before: 'with',
      any: 'any or no failed check',
      choices: pageChecks.map(({ value, label }) => ({ value, label: `failed check: ${label}` })),
    },
    {
      name: 'state',
      label: 'Status',
      before: 'that are',
      any: 'in any status',
      choices: pageStateOptions.map(({ value, label }) => ({ value, label: label.toLowerCase() })),
    },
    {
      name: 'run',
      label: 'Run',
      before: 'of',
      any: 'any run',
      choices: [],
      useChoices: () =>
        usePageRuns({ limit: MAX_NAMED_RUNS }).data?.items.map(({ id, templateLabel, createdAt }) => ({
          value: id,
          label: `${templateLabel}, ${dateFormat.stamp(createdAt)}`,
        })) ?? [],
    },
  ],
  sorts: [{ value: 'newest', label: 'newest run first' }],
  relatedLists: templateLists,
  useRows: useGeneratedPages,
  figures: ({ total, isMore }) => [{ name: 'Pages', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No generated pages yet',
    text: 'Generate pages from a page template. They appear here once they’re checked.',
  },
  noMatchText: ({ cursor }) => (cursor ? 'No more pages here.' : 'No pages match. Remove a filter.'),
  Drawer: GeneratedPageDrawer,
};

const failedLabels = (checks: GeneratedPage['checks']) =>
  pageChecks
    .filter(({ value }) => checks.some(({ check, isPassed }) => check === value && !isPassed))
    .map(({ label }) => label)
    .join(', ');
