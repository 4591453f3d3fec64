import type { AuditChoices, AuditLine, AuditPage } from '@site/api/auditLog/contract';
import { mayExportAudit } from '@site/api/auditLog/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { actorLabel, kindLabel } from '../../formatting/auditLabels';
import { capitalize } from '../../formatting/capitalize';
import { formatCount } from '../../formatting/formatCount';
import type { ListDefinition, ListView } from '../../workbench/list/definition/ListDefinition';
import type { ListQuery } from '../../workbench/resource/ListResult';
import { AuditDrawer } from './AuditDrawer';
import { exportAudit, useListAuditQuery } from './auditApi';
import { IntegrityPanel } from './IntegrityPanel';

/** Creates the list of audit entries. Nothing is requested until the filter choices are loaded. */
export function auditList(choices: AuditChoices | undefined): ListDefinition<AuditLine, AuditPage> {
  return {
    name: 'audit',
    title: 'Audit log',
    description: 'Who did what, when and from where. Entries can’t be changed and are kept for 400 days.',
    nouns: { one: 'entry', many: 'entries' },
    keyOf: ({ id }) => id,
    nameOf: ({ action, title, entityId }) => `${action} ${title || entityId}`.trim(),
    windowTitle: ({ action }) => capitalize(action),
    columns,
    search: { label: 'Search by record ID or request ID', placeholder: 'record or request ID' },
    filters: filtersOf(choices),
    sorts: [{ value: 'newest', label: 'newest first' }],
    useRows: (query) =>
      useListAuditQuery({ query: toApiQuery(query) }, { refetchOnMountOrArgChange: true, skip: !choices }),
    figures: ({ total, isMore }) => [{ name: 'Entries', value: formatCount(total, isMore) }],
    emptyState: {
      title: 'No entries yet',
      text: 'Sign-ins and all changes by the team appear here.',
    },
    noMatchText: noMatch,
    exportOptions: {
      needs: mayExportAudit,
      formats: ['csv', 'ndjson'],
      fetchFile: (format, query) => exportAudit(format, toApiQuery(query)),
      note: 'The export is recorded in the audit log.',
    },
    Notice: IntegrityPanel,
    Drawer: AuditDrawer,
  };
}

const columns: ListDefinition<AuditLine, AuditPage>['columns'] = [
  {
    name: 'Action',
    render: ({ action, entity, title, entityId }) => (
      <>
        <b>{capitalize(action)}</b>
        <span>{[kindLabel(entity), title || entityId].filter(Boolean).join(' · ')}</span>
      </>
    ),
  },
  {
    name: 'Actor',
    cardPosition: 'left',
    render: (line) => actorLabel(line),
  },
  { name: 'Role', hides: 'early', isHiddenByDefault: true, render: ({ role }) => role || '–' },
  {
    name: 'Device',
    className: 'mu',
    cardPosition: 'right',
    hides: 'early',
    render: ({ network, agent }) => [agent, network].filter(Boolean).join(' · ') || 'Server',
  },
  {
    name: 'Time',
    className: 'm mu',
    cardPosition: 'corner',
    hides: 'late',
    render: ({ at }) => dateFormat.inList(at),
  },
  {
    name: 'Number',
    className: 'm mu',
    hides: 'early',
    isHiddenByDefault: true,
    render: ({ sequence }) => sequence ?? 'Pending',
  },
];

function filtersOf(
  { members, actions, entities }: AuditChoices = { members: [], actions: [], entities: [] },
) {
  return [
    {
      name: 'member',
      label: 'Actor',
      before: 'by',
      any: 'anyone',
      choices: members.map(({ id, name }) => ({
        value: id,
        label: actorLabel({ memberId: id, memberName: name === id ? '' : name }),
      })),
    },
    {
      name: 'action',
      label: 'Action',
      before: 'of',
      any: 'any action',
      choices: actions.map((value) => ({ value, label: value })),
    },
    {
      name: 'entity',
      label: 'Record',
      before: 'on',
      any: 'any record',
      choices: entities.map((value) => ({ value, label: kindLabel(value) })),
    },
    { name: 'past', label: 'Time', before: 'in', any: 'any period', choices: periods },
  ];
}

const periods = [
  { value: '1', label: 'the last 24 hours' },
  { value: '7', label: 'the last 7 days' },
  { value: '30', label: 'the last 30 days' },
  { value: '90', label: 'the last 90 days' },
];

/** Converts the query of the URL to that of the API. */
function toApiQuery({ past, ...query }: ListQuery): ListQuery {
  if (!past) return query;
  const from = new Date(Date.now() - Number(past) * 86_400_000);
  return { ...query, from: from.toISOString().slice(0, 10) };
}

function noMatch({ q, cursor }: ListView): string {
  if (cursor) return 'No more entries on this page.';
  if (q) return `No entries match “${q}”. Enter the full ID of a record or request.`;
  return 'No matching entries. Remove a filter.';
}
