import type { ImportBatch } from '@site/api/content/imports/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatQuantity } from '../../formatting/formatQuantity';
import { errorToast } from '../../requests/errorToast';
import type { ImportDefinition } from './ImportDefinition';

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
  if (!batches.length) return null;
  return (
    <Styles aria-label="Previous imports">
      <h3>Previous imports</h3>
      <ul>
        {batches.map(({ id, at, count }) => (
          <li key={id}>
            <span>
              {formatQuantity(words, count)} <span className="m mu">{dateFormat.inList(at)}</span>
            </span>
            <button type="button" className="lk" onClick={() => void undo(id)}>
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
    border-bottom: 1px solid var(--line);
  }
  li:last-of-type {
    border: 0;
  }
`;
