import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { useListSearchMissesQuery } from '../report/analyticsApi';
import { tableFile } from '../report/tableFile';
import { ExportButton } from './ExportButton';

/** What visitors searched for on the site without finding anything. */
export function SearchMissesPanel() {
  const result = useListSearchMissesQuery({ query: { limit: '100' } });
  const items = result.currentData?.items;
  return (
    <Panel
      title="Searches without results"
      action={
        <ExportButton
          name="analytics-searches"
          label="Export searches without results"
          fetchFile={tableFile(['words', 'count'], items)}
        />
      }
      footer="Most frequent first, all time. Period and filters don’t apply."
    >
      {result.isError ? (
        <LoadError title="Couldn’t load searches" error={result.error as ApiError} onRetry={result.refetch} />
      ) : items && !items.length ? (
        <PanelNote>No searches without results yet.</PanelNote>
      ) : (
        <DataTable
          caption="Searches without results"
          rows={items?.slice(0, 10)}
          rowKey={({ words }) => words}
          columns={[
            { name: 'Search', isRowHeader: true, render: ({ words }) => words },
            { name: 'Searches', className: 'num', render: ({ count }) => count.toLocaleString('en-US') },
          ]}
        />
      )}
    </Panel>
  );
}
