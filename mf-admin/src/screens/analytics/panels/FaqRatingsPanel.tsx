import type { ApiError } from '@site/shell/kit/query';
import { DataTable, Panel } from '@site/shell/kit/workbench';
import { capitalize } from '../../../formatting/capitalize';
import { formatCount } from '../../../formatting/formatCount';
import { LoadError } from '../../../workbench/screen/LoadError';
import { PanelNote } from '../../../workbench/screen/PanelNote';
import { useListVotesQuery } from '../report/analyticsApi';
import { tableFile } from '../report/tableFile';
import { ExportButton } from './ExportButton';

/** How often readers found the answers of the FAQ page helpful or not. */
export function FaqRatingsPanel() {
  const result = useListVotesQuery({ query: { limit: '100' } });
  const items = result.currentData?.items;
  return (
    <Panel
      title="FAQ ratings"
      action={
        <ExportButton
          name="analytics-ratings"
          label="Export FAQ ratings"
          fetchFile={tableFile(['question', 'helpful', 'notHelpful'], items)}
        />
      }
      footer="Answers that helped least first, all time. Period and filters don’t apply."
    >
      {result.isError ? (
        <LoadError title="Couldn’t load ratings" error={result.error as ApiError} onRetry={result.refetch} />
      ) : items && !items.length ? (
        <PanelNote>No ratings yet. Visitors can rate each answer of the FAQ page.</PanelNote>
      ) : (
        <DataTable
          caption="FAQ ratings"
          rows={items?.slice(0, 10)}
          rowKey={({ question }) => question}
          columns={[
            {
              name: 'Answer',
              isRowHeader: true,
              render: ({ question }) => (
                <a href={question} target="_blank" rel="noopener">
                  {questionOf(question)}
                </a>
              ),
            },
            { name: 'Helpful', className: 'num', render: ({ helpful }) => formatCount(helpful) },
            { name: 'Not helpful', className: 'num', render: ({ notHelpful }) => formatCount(notHelpful) },
          ]}
        />
      )}
    </Panel>
  );
}

/** The question in words: `/faq#what-does-it-cost` is “What does it cost”. */
const questionOf = (address: string) => capitalize((address.split('#')[1] ?? address).replaceAll('-', ' '));
