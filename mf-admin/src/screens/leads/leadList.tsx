import {
  challengeOptions,
  type LeadStatus,
  leadStatusOptions,
  serviceOptions,
} from '@site/api/leads/enquiries/contract';
import type { LeadFilterOptions, LeadPage, LeadSummary } from '@site/api/leads/pipeline/contract';
import { mayExportLeads } from '@site/api/leads/pipeline/policy';
import * as moments from '@site/shell/moments';
import { paths } from '@site/shell/paths';
import { countOf, onFile } from '../../formatting/formatCount';
import { DeliveryBadge } from '../../leadPipeline/DeliveryBadge';
import { exportLeads, useGetLeadFilterOptionsQuery, useListLeadsQuery } from '../../leadPipeline/leadsApi';
import { StageBadge, stageName } from '../../leadPipeline/StageBadge';
import type { ListDefinition, ListView } from '../../workbench/list/definition/ListDefinition';
import { LeadDrawer } from './LeadDrawer';
import { useBulkStageChange } from './useBulkStageChange';

/** The leads as a list. */
export const leadList: ListDefinition<LeadSummary, LeadPage> = {
  name: 'leads',
  title: 'Leads',
  about: 'Every enquiry since the form went live, kept before anything else happens to it.',
  words: { one: 'lead', many: 'leads' },
  keyOf: ({ reference }) => reference,
  nameOf: ({ name }) => name,
  columns: [
    {
      name: 'Lead',
      render: ({ name, company }) => (
        <>
          <b>{name}</b>
          <span>{company}</span>
        </>
      ),
    },
    { name: 'Asked for', gives: 'early', render: ({ service }) => labelOf(serviceOptions, service) },
    { name: 'Stage', onCard: 'left', render: ({ status }) => <StageBadge status={status} /> },
    { name: 'Mails', onCard: 'right', render: ({ mail }) => <DeliveryBadge state={mail} /> },
    {
      name: 'Received',
      className: 'm mu',
      onCard: 'corner',
      gives: 'late',
      render: ({ receivedAt }) => moments.inList(receivedAt),
    },
    {
      name: 'Challenge',
      isExtra: true,
      gives: 'early',
      render: ({ challenge }) => labelOf(challengeOptions, challenge),
    },
    { name: 'Partner', isExtra: true, gives: 'early', render: ({ partner }) => partner },
    { name: 'Email', isExtra: true, gives: 'early', render: ({ email }) => email },
    {
      name: 'Reference',
      isExtra: true,
      className: 'm',
      gives: 'early',
      render: ({ reference }) => reference,
    },
  ],
  search: { label: 'Search leads by name, company, email or reference', placeholder: 'a name or company' },
  filters: [
    { name: 'status', label: 'Stage', before: 'in', any: 'any stage', choices: leadStatusOptions },
    {
      name: 'partner',
      label: 'Partner',
      before: 'sent by',
      any: 'anybody',
      choices: [],
      useChoices: () => useFiling().partner.map((value) => ({ value, label: value })),
    },
    {
      name: 'landing',
      label: 'Landing page',
      before: 'through',
      any: 'any page',
      choices: [],
      useChoices: () => useFiling().landing.map(({ path, label }) => ({ value: path, label })),
    },
  ],
  sorts: [
    { value: 'newest', label: 'newest first' },
    { value: 'oldest', label: 'oldest first' },
  ],
  tabs: {
    filter: 'status',
    label: 'Stages',
    all: 'All leads',
    hot: ['new', 'quarantined'],
    countsOf: ({ counts }) => counts,
    atLeastOf: ({ atLeast }) => atLeast,
  },
  useRows: (query) => useListLeadsQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: (page) => [
    { name: 'On file', value: onFile(page) },
    { name: 'New', value: countOf(page, 'new'), isWarm: page.counts.new > 0 },
    { name: 'Won', value: countOf(page, 'won') },
    { name: 'Quarantine', value: countOf(page, 'quarantined'), isWarm: page.counts.quarantined > 0 },
  ],
  firstRun: {
    title: 'No enquiries yet',
    text: 'The form on the contact page is live. Send yourself one to see the whole path, from stored to mailed.',
    action: { label: 'Open the contact form', act: () => location.assign(paths.contact) },
  },
  noMatch,
  useBulkActions: useBulkStageChange,
  exporting: {
    needs: mayExportLeads,
    formats: ['csv', 'json'],
    ask: exportLeads,
    note: 'Mind who reads the file: it holds personal details.',
  },
  Drawer: LeadDrawer,
};

const NO_FILING: LeadFilterOptions = { partner: [], landing: [] };

function useFiling(): LeadFilterOptions {
  return useGetLeadFilterOptionsQuery(undefined, { refetchOnMountOrArgChange: true }).data ?? NO_FILING;
}

function noMatch({ q, filters, cursor }: ListView, page: LeadPage): string {
  if (cursor) return 'There is nothing on this page any more.';
  if (filters.partner || filters.landing) return 'No lead is like that.';
  if (!filters.status)
    return `No lead mentions “${q}”. Names, companies, emails and references are found by their beginnings.`;
  const stage = stageName(filters.status as LeadStatus);
  if (!q) return `No lead is in ${stage}.`;
  const elsewhere = onFile(page);
  const others =
    elsewhere === '1' ? 'One lead in another stage does.' : `${elsewhere} leads in other stages do.`;
  return `No lead in ${stage} mentions “${q}”. ${elsewhere === '0' ? 'Nor does any other.' : others}`;
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
