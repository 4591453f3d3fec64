import type { ImportBatch } from '@site/api/content/imports/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorToast } from '../../requests/errorToast';
import type { ImportDefinition } from './ImportDefinition';
import { ImportList } from './ImportList';

/** The previous imports, each with undo. */
export function PreviousImports({ definition: { imports, nouns: words } }: { definition: ImportDefinition }) {
  const [batches, setBatches] = useState<ImportBatch[]>([]);
  const { toast } = useToast();
  // Importing works even if the previous imports cannot be loaded.
  const load = useEffectEvent(() => imports.list().then(setBatches, () => setBatches([])));
  useEffect(() => void load(), []);
  const undo = async (id: string) => {
    try {
      const { removed, kept } = await imports.undo(id);
      setBatches(batches.filter((batch) => batch.id !== id));
      const stayed = kept ? `${formatQuantity(words, kept)} kept because of later changes.` : '';
      toast({ title: `${formatQuantity(words, removed)} removed`, description: stayed });
    } catch (error) {
      toast(errorToast('Couldn’t undo the import', error as ApiError));
    }
  };
  return (
    <ImportList
      rows={batches.map(({ id, at, count }) => ({
        id,
        name: formatQuantity(words, count),
        details: dateFormat.inList(at),
      }))}
      onUndo={(id) => void undo(id)}
    />
  );
}
