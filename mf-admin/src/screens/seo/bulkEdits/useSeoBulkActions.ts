import { MAX_SELECTED_PAGES, type SeoRunCreation } from '@site/api/seo/bulkEdits/contract';
import type { SeoPageQuery, SeoPageRow } from '@site/api/seo/pageInventory/contract';
import { mayEditSeo } from '@site/api/seo/pageInventory/policy';
import { useNavigate } from 'react-router-dom';
import type { BulkForm } from '../../../workbench/list/bulk/BulkActions';
import { NEW } from '../../../workbench/list/definition/useListUrl';
import type { ListQuery } from '../../../workbench/resource/ListResult';
import { handOver } from './handedOver';

/** Opens the form of a bulk edit for the selected pages, or with the filters of the list. */
export function useSeoBulkActions(): BulkForm<SeoPageRow> {
  const navigate = useNavigate();
  const open = (_: string, rows: readonly SeoPageRow[] | undefined, query: ListQuery) => {
    const { q = '', problem = '', kind = '', state = '' } = query as SeoPageQuery;
    const initial: Partial<SeoRunCreation> = rows
      ? { paths: rows.map(({ path }) => path) }
      : { q, problem, kind, state };
    handOver(initial);
    navigate(`/admin/seo-generator/bulk-edits/${NEW}`);
  };
  return {
    needs: mayEditSeo,
    label: 'Edit',
    choices: [{ value: 'edit', label: 'Title, description and more…' }],
    open,
    max: MAX_SELECTED_PAGES,
  };
}
