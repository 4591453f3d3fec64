import { type LeadQuery, type LeadStatus, leadStatusOptions } from '@site/api/contract/leads';
import { paths } from '@site/shell/paths';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';

/** What the list shows and which lead is open: all of it is in the address, so that it can be kept and sent on. */
export function useLeadFilter() {
  const [search] = useSearchParams();
  const { id } = useParams();
  const navigate = useNavigate();
  const filter = readFilter(search);

  const go = (next: Partial<LeadFilter>, open: string | undefined, isReplaced = false) =>
    navigate(leadsAddress({ ...filter, ...next }, open), { replace: isReplaced });
  return {
    filter,
    /** The reference of the open lead. */
    openId: id,
    addressOf: (reference?: string) => leadsAddress(filter, reference),
    viewAddress: (status: LeadStatus | undefined) => leadsAddress({ ...firstPage, q: filter.q, status }),
    find: (q: string) => go({ ...firstPage, q }, id, true),
    clear: () => navigate(paths.admin.leads),
    turnTo: (cursor: string | undefined, page: number) => go({ cursor, page }, undefined),
    open: (reference: string) => go({}, reference, id !== undefined),
    close: () => go({}, undefined),
  };
}

export interface LeadFilter {
  q: string;
  status?: LeadStatus;
  cursor?: string;
  /** Counted from 1; only tells the reader where they are. */
  page: number;
}

export function queryOf({ q, status, cursor }: LeadFilter): LeadQuery {
  return { ...(q && { q }), ...(status && { status }), ...(cursor && { cursor }) };
}

function readFilter(search: URLSearchParams): LeadFilter {
  const status = leadStatusOptions.find(({ value }) => value === search.get('status'))?.value;
  const cursor = search.get('cursor') ?? undefined;
  const page = cursor ? Math.max(2, Number.parseInt(search.get('page') ?? '', 10) || 2) : 1;
  return { q: (search.get('q') ?? '').slice(0, 100), status, cursor, page };
}

function leadsAddress({ q, status, cursor, page }: LeadFilter, reference?: string): string {
  const search = new URLSearchParams();
  if (status) search.set('status', status);
  if (q) search.set('q', q);
  if (cursor) search.set('cursor', cursor);
  if (cursor) search.set('page', String(page));
  const path = reference ? paths.admin.lead(reference) : paths.admin.leads;
  return search.size ? `${path}?${search}` : path;
}

const firstPage = { cursor: undefined, page: 1 };
