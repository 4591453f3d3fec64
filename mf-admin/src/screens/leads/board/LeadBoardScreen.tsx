import type { LeadStatus } from '@site/api/leads/enquiries/contract';
import { mayCreateLead } from '@site/api/leads/manualLeads/policy';
import type { LeadSummary } from '@site/api/leads/pipeline/contract';
import { mayEditLead, maySeePersonalDetails } from '@site/api/leads/pipeline/policy';
import { Button, below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useRestoredFocus } from '../../../keyboard/useRestoredFocus';
import { leadLists } from '../../../leadPipeline/leadLists';
import { useGetLeadTotalsQuery } from '../../../leadPipeline/leadsApi';
import { usePermissions } from '../../../session/usePermissions';
import { useListUrl } from '../../../workbench/list/definition/useListUrl';
import { FilterBar } from '../../../workbench/list/FilterBar';
import { RelatedLists } from '../../../workbench/list/RelatedLists';
import { TabBar } from '../../../workbench/list/views/TabBar';
import { PageMeta } from '../../../workbench/screen/PageMeta';
import { ScreenHeader } from '../../../workbench/screen/ScreenHeader';
import { StageDialog } from '../actions/StageDialog';
import { leadFilters } from '../leadFilters';
import { leadList, maskedLeadList } from '../leadList';
import { BoardColumn } from './BoardColumn';
import { useBoardMove } from './useBoardMove';

export { LeadBoardScreen as Component };

/** The leads by stage. A card is moved by dragging, by its menu, or by the keys 1 to 6 while it has the focus. */
export function LeadBoardScreen() {
  const { move, save, isSaving } = useBoardMove();
  const may = usePermissions();
  const search = may(maySeePersonalDetails) ? leadList.search : maskedLeadList.search;
  const board = useRef<HTMLElement>(null);
  useRestoredFocus(board);
  const address = useListUrl(BOARD);
  const totals = useGetLeadTotalsQuery({ query: address.query }, { refetchOnMountOrArgChange: true });
  const [closing, setClosing] = useState<{ lead: LeadSummary; status: 'won' | 'lost' }>();
  const request = (lead: LeadSummary, status: LeadStatus) => {
    if (status === lead.status || isSaving(lead)) return;
    if (status === 'won' || status === 'lost') setClosing({ lead, status });
    else move(lead, { status });
  };
  return (
    <Styles>
      <PageMeta
        title="Leads board"
        crumbs={[{ label: 'Leads', to: paths.admin.leads }, { label: 'Board' }]}
      />
      <ScreenHeader title="Leads board" actions={may(mayCreateLead) && <NewLeadLink />}>
        {may(mayEditLead)
          ? 'Drag a card to another stage, use its menu, or press 1 to 6 on it.'
          : 'Leads by stage. Editors can move them.'}
      </ScreenHeader>
      <TabBar className="lists">
        <RelatedLists name="leads/board" label="Lists" lists={leadLists} />
      </TabBar>
      <FilterBar id="board-search" title="Leads" {...BOARD} search={search} address={address} />
      {totals.error && (
        <p className="problem no" role="alert">
          Couldn’t load the values.{' '}
          <button type="button" className="lk" disabled={totals.isFetching} onClick={() => totals.refetch()}>
            Try again
          </button>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be focusable, also without a card */}
      <section className="board" ref={board} tabIndex={0} aria-label="Stages">
        {COLUMNS.map((status) => (
          <BoardColumn
            key={status}
            status={status}
            query={address.query}
            value={totals.currentData?.find((total) => total.status === status)?.value}
            onMove={request}
          />
        ))}
      </section>
      {closing && (
        <StageDialog
          lead={closing.lead}
          status={closing.status}
          onMove={(more) => save(closing.lead, { ...more, status: closing.status })}
          onClose={() => setClosing(undefined)}
        />
      )}
    </Styles>
  );
}

function NewLeadLink() {
  return (
    <Button tone="ember" size="small" to={`${paths.admin.leads}/new`}>
      <Plus aria-hidden />
      New lead
    </Button>
  );
}

const BOARD = {
  name: 'leads/board',
  filters: leadFilters.filter(({ name }) => ['owner', 'task', 'priority'].includes(name)),
  sorts: [],
};

const COLUMNS: LeadStatus[] = ['new', 'contacted', 'qualified', 'won', 'lost'];

const Styles = styled('div')`
  .lists {
    border-bottom: 1px solid var(--line-2);
  }
  .problem {
    padding: 12px 20px 0;
    font-size: var(--a13);
  }
  .board {
    display: grid;
    grid-auto-flow: column;
    grid-auto-columns: minmax(184px, 1fr);
    gap: 12px;
    align-items: start;
    padding: 16px 20px 24px;
    overflow-x: auto;
    outline-offset: -2px;
  }
  @media ${below.phone} {
    .board {
      grid-auto-columns: 82vw;
      padding: 12px 16px 24px;
      scroll-snap-type: x proximity;
      scroll-padding-inline: 16px;
    }
  }
`;
