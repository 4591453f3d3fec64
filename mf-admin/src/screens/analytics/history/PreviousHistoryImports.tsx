import * as dateFormat from '@site/shell/dateFormat';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { formatPeriod } from '../../../formatting/formatPeriod';
import { formatQuantity } from '../../../formatting/formatQuantity';
import { errorToast } from '../../../requests/errorToast';
import { LoadError } from '../../../workbench/screen/LoadError';
import { ImportList } from '../../../workbench/tableImport/ImportList';
import { DAYS, productNames } from './describeImported';
import { useDeleteHistoryImportMutation, useListHistoryImportsQuery } from './historyApi';

/** The imports that stand, each with undo. */
export function PreviousHistoryImports() {
  const { data, error, refetch } = useListHistoryImportsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [undo, { isLoading }] = useDeleteHistoryImportMutation();
  const { toast } = useToast();
  const handleUndo = async (id: string) => {
    const days = data?.items.find((item) => item.id === id)?.days ?? 0;
    const result = await undo({ id });
    if (result.error) toast(errorToast('Couldn’t undo the import', result.error as ApiError));
    else toast({ title: `${formatQuantity(DAYS, days)} removed` });
  };
  if (error)
    return <LoadError title="Couldn’t load previous imports" error={error as ApiError} onRetry={refetch} />;
  return (
    <ImportList
      rows={(data?.items ?? []).map(({ id, source, from, to, days, by, at }) => ({
        id,
        name: `${productNames[source]}, ${formatPeriod({ from, to })}`,
        details: `${formatQuantity(DAYS, days)}, by ${by}, ${dateFormat.inSentence(at)}`,
      }))}
      isBusy={isLoading}
      onUndo={(id) => void handleUndo(id)}
    />
  );
}
