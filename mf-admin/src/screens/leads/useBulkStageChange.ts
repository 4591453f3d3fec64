import { type LeadStatus, leadStatusOptions } from '@site/api/leads/enquiries/contract';
import {
  bulkEditLimits,
  type LeadBulkEdit,
  type LeadBulkResult,
  type LeadQuery,
  type LeadSummary,
} from '@site/api/leads/pipeline/contract';
import { mayEditLead } from '@site/api/leads/pipeline/policy';
import { useEditLeadsMutation } from '../../leadPipeline/leadsApi';
import type { BulkActions, BulkOutcome } from '../../workbench/list/bulk/BulkActions';

/**
 * Moves many leads to another stage and undoes it: each lead returns to its previous stage unless it has changed
 * since.
 */
export function useBulkStageChange(): BulkActions<LeadSummary> {
  const [editLeads] = useEditLeadsMutation();
  const edit = (body: LeadBulkEdit) => editLeads({ body }).unwrap();

  const editNamed = async (leads: Named): Promise<BulkOutcome> => {
    const results: LeadBulkResult[] = [];
    for (let at = 0; at < leads.length; at += bulkEditLimits.named)
      results.push(await edit({ leads: leads.slice(at, at + bulkEditLimits.named) }));
    return outcomeOf(results);
  };
  const outcomeOf = (results: LeadBulkResult[]): BulkOutcome => {
    const changed = results.flatMap((result) => result.changed);
    const back = changed.map(({ reference, version, former }) => ({ reference, version, status: former }));
    return {
      changed: changed.length,
      skipped: results.reduce((sum, { stale, missing }) => sum + stale.length + missing.length, 0),
      ...(changed.length && { undo: () => editNamed(back) }),
    };
  };
  return {
    needs: mayEditLead,
    label: 'Stage',
    choices: leadStatusOptions.filter(({ value }) => value !== 'quarantined'),
    max: bulkEditLimits.matching,
    confirmation: (count, { value, label }, leads) => {
      const mayRelease = value !== 'spam' && leads?.every(({ status }) => status !== 'quarantined') !== true;
      return {
        question: `Move ${count} to ${label}?`,
        note: mayRelease ? RELEASE : undefined,
        action: `Move ${count}`,
      };
    },
    successText: (count, { label }) => `${count} moved to ${label}`,
    editRows: (rows, choice) =>
      editNamed(rows.map(({ reference, version }) => ({ reference, version, status: choice as LeadStatus }))),
    editMatching: async ({ q, status, partner, landing }: LeadQuery, count, choice) => {
      const matching = { q, status, partner, landing, count, to: choice as LeadStatus };
      return outcomeOf([await edit({ matching })]);
    },
  };
}

type Named = NonNullable<LeadBulkEdit['leads']>;

const RELEASE = 'Leads that leave quarantine send their emails on hold. You can’t undo that.';
