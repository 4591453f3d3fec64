import type { LeadPage } from '@site/api/leads/pipeline/contract';
import type { ApiError } from '@site/shell/kit/query';
import { Panel, Skeleton } from '@site/shell/kit/workbench';
import type { ReactNode } from 'react';
import { useListLeadsQuery } from '../../leadPipeline/leadsApi';
import { LoadError } from '../../workbench/screen/LoadError';

/** A panel based on the newest leads. All such panels share one request. */
export function LeadsPart({ title, render }: LeadsPartProps) {
  const { data, error, refetch, isFetching } = useNewestLeads();
  if (data) return render(data);
  return (
    <Panel title={title}>
      {error ? (
        <LoadError
          title="Couldn’t load the leads"
          note="Your data is safe. Only this view is affected."
          error={error as ApiError}
          onRetry={refetch}
          isBusy={isFetching}
        />
      ) : (
        <div style={{ display: 'grid', gap: 14, padding: '18px 16px' }} aria-busy="true">
          <Skeleton width="78%" />
          <Skeleton width="60%" />
        </div>
      )}
    </Panel>
  );
}

interface LeadsPartProps {
  title: string;
  render: (page: LeadPage) => ReactNode;
}

export const useNewestLeads = () =>
  useListLeadsQuery({ query: { limit: '100' } }, { refetchOnMountOrArgChange: true });
