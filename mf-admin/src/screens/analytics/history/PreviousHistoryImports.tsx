import * as dateFormat from '@site/shell/dateFormat';
import { styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { formatPeriod } from '../../../formatting/formatPeriod';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { errorToast } from '../../../requests/errorToast';
import { LoadError } from '../../../workbench/screen/LoadError';
import { DAYS, productNames } from './describeImported';
import { useDeleteHistoryImportMutation, useListHistoryImportsQuery } from './historyApi';

/** The imports that stand, each with undo. */
export function PreviousHistoryImports() {
  const { data, error, refetch } = useListHistoryImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [undo, { isLoading }] = useDeleteHistoryImportMutation();
  const { toast } = useToast();
  const handleUndo = async (id: string, days: number) => {
    const result = await undo({ id });
    if (result.error) toast(errorToast('Couldn’t undo the import', result.error as ApiError));
    else toast({ title: `${formatQuantity(DAYS, days)} removed` });
  };
  if (error)
    return <LoadError title="Couldn’t load previous imports" error={error as ApiError} onRetry={refetch} />;
  if (!data?.items.length) return null;
  return (
    <Styles aria-label="Previous imports">
      <h3>Previous imports</h3>
      <ul>
        {data.items.map(({ id, source, from, to, days, by, at }) => (
          <li key={id}>
            <span>
              {productNames[source]}, {formatPeriod({ from, to })}{' '}
              <span className="m mu">
                {formatQuantity(DAYS, days)}, by {by}, {dateFormat.inSentence(at)}
              </span>
            </span>
            <button
              type="button"
              className="lk"
              disabled={isLoading}
              onClick={() => void handleUndo(id, days)}
            >
              Undo import
            </button>
          </li>
        ))}
      </ul>
    </Styles>
  );
}

const Styles = styled('section')`
  padding: 12px 20px 18px;
  border-top: 1px solid var(--line-2);
  h3 {
    font-size: var(--a14);
    font-weight: 600;
  }
  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: 12px;
    min-height: 40px;
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
  }
  li:last-of-type {
    border: 0;
  }
  .lk {
    flex: none;
  }
`;
