import {
  type LeadPriority,
  type LeadStatus,
  type LostReason,
  leadStatusOptions,
  lostReasonOptions,
  priorityOptions,
} from '@site/api/leads/enquiries/contract';
import {
  bulkEditLimits,
  type LeadBulkEdit,
  type LeadBulkResult,
  type LeadChange,
  type LeadQuery,
  type LeadSummary,
} from '@site/api/leads/pipeline/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import {
  useEditLeadsMutation,
  useGetLeadFilterOptionsQuery,
  useListLeadMembersQuery,
} from '../../leadPipeline/leadsApi';
import { usePermissions } from '../../session/usePermissions';
import type { BulkActions, BulkChoice, BulkOutcome } from '../../workbench/list/bulk/BulkActions';
import { describeBulkChange, stageInSentence } from './describeBulkChange';

/**
 * Moves many leads to another stage, gives them an owner, a priority or a tag, and undoes it: each lead gets its
 * previous values back unless it has changed since.
 */
export function useLeadBulkActions(): BulkActions<LeadSummary> {
  const [editLeads] = useEditLeadsMutation();
  const isAllowed = usePermissions()(mayEditLead);
  const members = useListLeadMembersQuery(undefined, { skip: !isAllowed }).data ?? [];
  const tags = useGetLeadFilterOptionsQuery(undefined, { skip: !isAllowed }).data?.tag ?? [];
  const edit = (body: LeadBulkEdit) => editLeads({ body }).unwrap();

  const editNamed = async (leads: Named, isUndo?: true): Promise<BulkOutcome> => {
    const results: LeadBulkResult[] = [];
    for (let at = 0; at < leads.length; at += bulkEditLimits.named)
      results.push(
        await edit({ leads: leads.slice(at, at + bulkEditLimits.named), ...(isUndo && { isUndo }) }),
      );
    return outcomeOf(results);
  };
  const outcomeOf = (results: LeadBulkResult[]): BulkOutcome => {
    const changed = results.flatMap((result) => result.changed);
    const back = changed.map(({ reference, version, former }) => ({ reference, version, ...former }));
    return {
      changed: changed.length,
      skipped: results.reduce((sum, { stale, missing }) => sum + stale.length + missing.length, 0),
      ...(changed.length && { undo: () => editNamed(back, true) }),
    };
  };
  return {
    needs: mayEditLead,
    label: 'Stage',
    choices: [...STAGES, ...ownersOf(members), ...PRIORITIES, ...tagsOf(tags)],
    max: bulkEditLimits.matching,
    confirmation: (count, { value, label }, leads) => {
      const { status } = changeOf(value);
      const mayRelease =
        status && status !== 'spam' && leads?.every((lead) => lead.status !== 'quarantined') !== true;
      if (isOwner(value)) return { question: `Assign ${count} to ${label}?`, action: `Assign ${count}` };
      return {
        question: describeBulkChange(count, value, label),
        note: mayRelease ? RELEASE : undefined,
        action: status ? `Move ${count}` : `Change ${count}`,
      };
    },
    successText: (count, { value, label }) => {
      if (isOwner(value)) return `${count} assigned to ${label}`;
      const { status, priority, addTags } = changeOf(value);
      if (status) return `${count} moved to ${stageInSentence(label)}`;
      if (priority) return `Priority ${label.toLowerCase()}: ${count} changed`;
      return `${addTags ? 'Add' : 'Remove'} tag ${label}: ${count} changed`;
    },
    editRows: (rows, choice) =>
      editNamed(rows.map(({ reference, version }) => ({ reference, version, ...changeOf(choice) }))),
    editMatching: async (query: LeadQuery, count, choice) => {
      const { sort: _, cursor: __, limit: ___, ...filter } = query;
      return outcomeOf([await edit({ matching: { ...filter, count, change: changeOf(choice) } })]);
    },
  };
}

type Named = NonNullable<LeadBulkEdit['leads']>;

const RELEASE = 'Emails on hold are sent for leads that leave quarantine. You can’t undo this.';

/** A choice is a stage, or the field and its value. */
function changeOf(choice: string): LeadChange {
  const [field = '', value = ''] = choice.split(':');
  if (field === 'owner') return { ownerId: value || null };
  if (field === 'priority') return { priority: value as LeadPriority };
  if (field === 'tag') return { addTags: [value] };
  if (field === 'untag') return { removeTags: [value] };
  if (field === 'lost') return { status: 'lost', lostReason: value as LostReason };
  return { status: choice as LeadStatus };
}

/** Whether a choice names an owner, not nobody. */
const isOwner = (choice: string) => /^owner:./.test(choice);

const STAGES: BulkChoice[] = leadStatusOptions
  .filter(({ value }) => value !== 'quarantined')
  .flatMap(({ value, label }) =>
    value === 'lost'
      ? lostReasonOptions.map((reason) => ({ value: `lost:${reason.value}`, label: `Lost: ${reason.label}` }))
      : [{ value, label }],
  );

const PRIORITIES: BulkChoice[] = priorityOptions.map(({ value, label }) => ({
  value: `priority:${value}`,
  label,
  menu: 'Priority',
}));

const tagsOf = (tags: { id: string; name: string }[]): BulkChoice[] => [
  ...tags.map(({ id, name }) => ({ value: `tag:${id}`, label: name, menu: 'Add tag' })),
  ...tags.map(({ id, name }) => ({ value: `untag:${id}`, label: name, menu: 'Remove tag' })),
];

const ownersOf = (members: { id: string; name: string }[]): BulkChoice[] => [
  ...members.map(({ id, name }) => ({ value: `owner:${id}`, label: name, menu: 'Owner' })),
  { value: 'owner:', label: 'No owner', menu: 'Owner' },
];
