import { serviceOptions } from '@site/api/contract/enquiries';
import type { LeadPage, LeadSummary } from '@site/api/contract/leads';
import { styled } from '@site/shell/kit';
import { type Column, DataTable, Pager } from '@site/shell/kit/workbench';
import { Link } from 'react-router-dom';
import { MailMark } from '../parts/MailMark';
import { moments } from '../parts/moments';
import { StageMark } from '../parts/StageMark';
import { KeyHints } from './KeyHints';
import type { useLeadFilter } from './useLeadFilter';
import { useTurning } from './useTurning';

/** One page of leads and the way to the next. A row opens by its name, which is a link. */
export function LeadTable({ page, isBusy, leads }: LeadTableProps) {
  const { filter, openId } = leads;
  const turning = useTurning();
  const columns: Column<LeadSummary>[] = [
    {
      name: 'Lead',
      className: 'c-n',
      render: ({ reference, name, company }) => (
        <Link to={leads.addressOf(reference)} data-lead={reference}>
          <b>{name}</b>
          <span>{company}</span>
        </Link>
      ),
    },
    { name: 'Asked for', className: 'c-sv', render: ({ service }) => serviceName(service) },
    { name: 'Stage', className: 'c-st', render: ({ status }) => <StageMark status={status} /> },
    { name: 'Mails', className: 'c-ma', render: ({ mail }) => <MailMark state={mail} /> },
    { name: 'Received', className: 'c-at m mu', render: ({ receivedAt }) => moments.inList(receivedAt) },
  ];
  const next = page?.nextCursor;
  const turnOn = () => {
    if (!next) return;
    turning.remember(next, filter.cursor);
    leads.turnTo(next, filter.page + 1);
  };
  const turnBack = () => {
    const { cursor, isKnown } = turning.previous(filter.cursor ?? '');
    leads.turnTo(cursor, isKnown ? filter.page - 1 : 1);
  };
  return (
    <Look>
      <DataTable
        caption="Leads, newest first"
        columns={columns}
        rows={page?.items}
        isBusy={isBusy}
        rowKey={({ reference }) => reference}
        rowClass={({ reference }) => (reference === openId ? 'is-open' : undefined)}
      />
      {page && (
        <Pager
          from={(filter.page - 1) * PAGE_SIZE + 1}
          shown={page.items.length}
          total={page.total}
          isBusy={isBusy}
          onNext={next ? turnOn : undefined}
          onPrevious={filter.cursor ? turnBack : undefined}
        >
          <KeyHints />
        </Pager>
      )}
    </Look>
  );
}

interface LeadTableProps {
  page?: LeadPage;
  /** Other rows than the ones shown were asked for. */
  isBusy: boolean;
  leads: ReturnType<typeof useLeadFilter>;
}

const PAGE_SIZE = 25;

const serviceName = (service: string) =>
  serviceOptions.find(({ value }) => value === service)?.label ?? service;

const Look = styled('div')`
  td, th { padding: 0 9px; }
  tbody tr { height: 46px; position: relative; }
  thead th { position: sticky; top: var(--bar); z-index: 3; }
  thead th::after { content: ''; position: absolute; left: 0; right: 0; bottom: -1px; height: 1px; background: var(--line-2); }
  .c-n a { display: flex; flex-direction: column; text-decoration: none; line-height: 1.28; padding: 5px 0; }
  .c-n a::after { content: ''; position: absolute; inset: 0; }
  .c-n a:focus-visible { outline: 0; box-shadow: none; }
  .c-n a:focus-visible::after { outline: 2px solid var(--navy); outline-offset: -2px; box-shadow: inset 0 0 0 4px var(--ember-halo); }
  .c-n b { font-weight: 600; color: var(--ink); overflow-wrap: anywhere; }
  .c-n span { font-size: var(--a13); font-weight: 400; color: var(--muted); overflow-wrap: anywhere; }
  .c-at { white-space: nowrap; }
  td.c-ma { white-space: nowrap; }
  tbody .is-open, tbody .is-open:hover { background: var(--sel); box-shadow: inset 2px 0 0 var(--navy); }
  @container (max-width: 820px) { .c-sv { display: none; } }
  @container (max-width: 560px) { .c-at { display: none; } }
  @media (max-width: 1179px) { tbody .is-open { background: none; box-shadow: none; } }
  @media (max-width: 767px) {
    table, tbody, tr, th, td { display: block; }
    thead, .c-sv { display: none; }
    tbody tr { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 12px; height: auto; padding: 4px 16px 9px; border-bottom: 1px solid var(--line); align-items: center; }
    tbody :is(td, th) { height: auto; border: 0; padding: 0; }
    table tbody th, table tbody td:last-of-type, table .is-waiting td:first-of-type { padding-inline: 0; }
    .c-n { grid-column: 1; grid-row: 1; }
    .c-n a { padding: 7px 0 6px; }
    .c-n b { font-size: 1rem; }
    td.c-at { display: block; grid-column: 2; grid-row: 1; align-self: start; padding-top: 10px; }
    .c-st { grid-column: 1; grid-row: 2; font-size: var(--a13); }
    td.c-ma { grid-column: 2; grid-row: 2; font-size: var(--a13); justify-self: end; }
  }
`;
