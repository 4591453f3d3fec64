import {
  challengeOptions,
  type LeadStatus,
  priorityOptions,
  serviceOptions,
} from '@site/api/leads/enquiries/contract';
import type { LeadPage, LeadSummary } from '@site/api/leads/pipeline/contract';
import { mayExportLeads } from '@site/api/leads/pipeline/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { paths } from '@site/shell/paths';
import { countOf, onFile } from '../../formatting/formatCount';
import { formatDollars } from '../../formatting/formatDollars';
import { DeliveryBadge } from '../../leadPipeline/DeliveryBadge';
import { leadLists } from '../../leadPipeline/leadLists';
import { exportLeads, useListLeadsQuery } from '../../leadPipeline/leadsApi';
import { ScoreBadge } from '../../leadPipeline/ScoreBadge';
import { StageBadge, stageName } from '../../leadPipeline/StageBadge';
import type { ListDefinition, ListView } from '../../workbench/list/definition/ListDefinition';
import { leadShortcuts } from './actions/leadShortcuts';
import { LeadDrawer } from './LeadDrawer';
import { leadFilters } from './leadFilters';
import { OwnerCell } from './OwnerCell';
import { useLeadBulkActions } from './useLeadBulkActions';

/** The list of leads. */
export const leadList: ListDefinition<LeadSummary, LeadPage> = {
  name: 'leads',
  title: 'Leads',
  description: 'Every inquiry sent with a form, and every lead the team entered.',
  nouns: { one: 'lead', many: 'leads' },
  keyOf: ({ reference }) => reference,
  nameOf: ({ name }) => name,
  columns: [
    {
      name: 'Lead',
      render: ({ name, company, waitingSince }) => (
        <>
          <b>{name}</b>
          <span>{[company, waitingSince && 'awaiting our reply'].filter(Boolean).join(' · ')}</span>
        </>
      ),
    },
    {
      name: 'Service',
      className: 'wraps',
      hides: 'early',
      render: ({ service }) => labelOf(serviceOptions, service),
    },
    { name: 'Stage', cardPosition: 'left', render: ({ status }) => <StageBadge status={status} /> },
    {
      name: 'Owner',
      hides: 'early',
      render: ({ owner, isOverdue }) => <OwnerCell owner={owner} isOverdue={isOverdue} />,
    },
    {
      name: 'Score',
      sorts: { ascending: 'lowest', descending: 'highest' },
      hides: 'early',
      render: ({ score }) => <ScoreBadge score={score} />,
    },
    { name: 'Emails', cardPosition: 'right', render: ({ mail }) => <DeliveryBadge state={mail} /> },
    {
      name: 'Received',
      sorts: { ascending: 'oldest', descending: 'newest' },
      className: 'm mu',
      cardPosition: 'corner',
      hides: 'late',
      render: ({ receivedAt }) => dateFormat.inList(receivedAt),
    },
    {
      name: 'Challenge',
      className: 'wraps',
      isHiddenByDefault: true,
      hides: 'early',
      render: ({ challenge }) => labelOf(challengeOptions, challenge),
    },
    {
      name: 'Tags',
      isHiddenByDefault: true,
      hides: 'early',
      render: ({ tags }) => tags.map(({ name }) => name).join(', '),
    },
    {
      name: 'Form',
      isHiddenByDefault: true,
      hides: 'early',
      render: ({ form, manual }) => form?.name ?? (manual ? 'Entered by the team' : 'Contact form'),
    },
    {
      name: 'Priority',
      isHiddenByDefault: true,
      hides: 'early',
      render: ({ priority }) => labelOf(priorityOptions, priority),
    },
    {
      name: 'Value',
      isHiddenByDefault: true,
      className: 'm',
      hides: 'early',
      render: ({ value }) => (value === null ? '' : formatDollars(value)),
    },
    {
      name: 'Expected close',
      isHiddenByDefault: true,
      className: 'm',
      hides: 'early',
      render: ({ closeOn }) => closeOn && dateFormat.calendarDate(closeOn),
    },
    {
      name: 'Next task',
      isHiddenByDefault: true,
      className: 'm',
      hides: 'early',
      render: ({ nextTask }) =>
        nextTask && (
          <span className={nextTask.isOverdue ? 'no' : undefined}>
            {dateFormat.calendarDate(nextTask.dueOn)}
          </span>
        ),
    },
    { name: 'Channel', isHiddenByDefault: true, hides: 'early', render: ({ channel }) => channel },
    { name: 'Partner', isHiddenByDefault: true, hides: 'early', render: ({ partner }) => partner },
    { name: 'Email', isHiddenByDefault: true, hides: 'early', render: ({ email }) => email },
    {
      name: 'Reference',
      isHiddenByDefault: true,
      className: 'm',
      hides: 'early',
      render: ({ reference }) => reference,
    },
  ],
  search: { label: 'Search leads by name, company, email, tag or reference', placeholder: 'name or company' },
  filters: leadFilters,
  sorts: [
    { value: 'newest', label: 'newest first' },
    { value: 'oldest', label: 'oldest first' },
    { value: 'highest', label: 'highest score first' },
    { value: 'lowest', label: 'lowest score first' },
  ],
  tabs: {
    filter: 'status',
    label: 'Stages',
    all: 'All leads',
    highlighted: ['new', 'quarantined'],
    countsOf: ({ counts }) => counts,
    atLeastOf: ({ atLeast }) => atLeast,
  },
  useRows: (query) => useListLeadsQuery({ query }, { refetchOnMountOrArgChange: true }),
  figures: (page) => [
    { name: 'Total', value: onFile(page) },
    { name: 'New', value: countOf(page, 'new'), isWarning: page.counts.new > 0 },
    { name: 'Won', value: countOf(page, 'won') },
    { name: 'Quarantine', value: countOf(page, 'quarantined'), isWarning: page.counts.quarantined > 0 },
  ],
  emptyState: {
    title: 'No inquiries yet',
    text: 'Leads from the contact form appear here. Send a test inquiry to see how it is stored and emailed.',
    action: { label: 'Open contact form', act: () => location.assign(paths.contact) },
  },
  noMatchText: (view, page) => noMatch(view, page),
  relatedLists: leadLists,
  useBulkActions: useLeadBulkActions,
  shortcuts: leadShortcuts,
  exportOptions: {
    needs: mayExportLeads,
    formats: ['csv', 'json'],
    fetchFile: exportLeads,
    note: 'The file contains personal details. Share it with care.',
  },
  Drawer: LeadDrawer,
};

/** For members who do not see personal details, and so cannot search them. */
export const maskedLeadList: typeof leadList = {
  ...leadList,
  search: { label: 'Search leads by company, tag or reference', placeholder: 'company or reference' },
  noMatchText: (view, page) => noMatch(view, page, 'company, tag or reference'),
};

function noMatch(
  { q, filters, cursor }: ListView,
  page: LeadPage,
  searched = 'name, company, email, tag or reference',
): string {
  if (cursor) return 'No more leads on this page.';
  if (Object.entries(filters).some(([name, value]) => value && name !== 'status'))
    return 'No matching leads. Remove a filter.';
  if (!filters.status) return `No leads match “${q}”. Enter the beginning of a ${searched}.`;
  const stage = stageName(filters.status as LeadStatus);
  if (!q) return `No leads in ${stage}.`;
  const elsewhere = onFile(page);
  const others =
    elsewhere === '1' ? '1 lead in another stage does.' : `${elsewhere} leads in other stages do.`;
  return `No leads in ${stage} match “${q}”.${elsewhere === '0' ? '' : ` ${others}`}`;
}

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value;
