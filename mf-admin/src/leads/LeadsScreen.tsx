import type { LeadSummary } from '@site/api/contract/leads';
import { styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { paths } from '@site/shell/paths';
import { useState } from 'react';
import { useListLeadsQuery } from '../parts/leadsApi';
import { stageName } from '../parts/StageMark';
import { LoadProblem } from '../workbench/LoadProblem';
import { Place } from '../workbench/Place';
import { KeysDialog } from './KeysDialog';
import { LeadSearch } from './LeadSearch';
import { LeadSheet } from './LeadSheet';
import { LeadsHead } from './LeadsHead';
import { LeadTable } from './LeadTable';
import { LeadViews } from './LeadViews';
import { NoLeads } from './NoLeads';
import { queryOf, useLeadFilter } from './useLeadFilter';
import { useListKeys } from './useListKeys';

export { LeadsScreen as Component };

/** Every enquiry, newest first, with the open one beside the list. What is shown is in the address. */
export function LeadsScreen() {
  const leads = useLeadFilter();
  const list = useListLeadsQuery({ query: queryOf(leads.filter) }, { refetchOnMountOrArgChange: true });
  const [isHelpOpen, setIsHelpOpen] = useState(false);
  const view = leads.filter.status ? stageName(leads.filter.status) : 'All leads';
  const rows = list.data?.items;
  const open = rows?.findIndex(({ reference }) => reference === leads.openId) ?? -1;
  useListKeys({ rows: rows ?? [], leads, onHelp: () => setIsHelpOpen(true) });

  const near = (step: 1 | -1): LeadSummary | undefined => (open < 0 ? undefined : rows?.[open + step]);
  return (
    <Look className={leads.openId ? 'has-sheet' : undefined}>
      <Place
        title={leads.openId ?? 'Leads'}
        crumbs={[{ label: 'Leads', to: paths.admin.leads }, { label: view }]}
      />
      <LeadsHead counts={leads.filter.q ? undefined : list.data?.counts} />
      <div className="desk">
        <div className="list">
          <LeadViews counts={list.data?.counts} filter={leads.filter} addressOf={leads.viewAddress} />
          <LeadSearch filter={leads.filter} onFind={leads.find} addressOf={leads.viewAddress} />
          {list.isError ? (
            <div className="state">
              <LoadProblem
                title="The list did not answer"
                note={unreachable(list.error as ApiError)}
                error={list.error as ApiError}
                onRetry={list.refetch}
                isBusy={list.isFetching}
              />
            </div>
          ) : rows?.length === 0 ? (
            <NoLeads filter={leads.filter} counts={list.data?.counts} onClear={leads.clear} />
          ) : (
            <LeadTable page={list.data} isBusy={list.currentData === undefined} leads={leads} />
          )}
        </div>
        {leads.openId && (
          <LeadSheet
            reference={leads.openId}
            next={near(1)?.reference}
            previous={near(-1)?.reference}
            onOpen={leads.open}
            onClose={leads.close}
          />
        )}
      </div>
      <KeysDialog open={isHelpOpen} onClose={() => setIsHelpOpen(false)} />
    </Look>
  );
}

/** A list that cannot be read says nothing about the enquiries, which is what the reader fears. */
function unreachable({ status }: ApiError): string | undefined {
  return status === 0 || status >= 500
    ? 'Nothing is lost: what is stored stays stored. Only this view is affected.'
    : undefined;
}

const Look = styled('div')`
  .desk { display: grid; grid-template-columns: minmax(0, 1fr); align-items: start; }
  .list { min-width: 0; container-type: inline-size; }
  .state { padding: 20px; max-width: 560px; }
  @media (min-width: 1180px) {
    &.has-sheet .desk { grid-template-columns: minmax(0, 1fr) 428px; }
    &.has-sheet .list { border-right: 1px solid var(--line-2); min-height: calc(100dvh - var(--bar) - 116px); }
  }
  @media (max-width: 767px) { .state { padding: 16px; } }
`;
