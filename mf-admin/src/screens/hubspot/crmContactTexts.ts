import { type CrmContact, crmStateOptions } from '@site/api/hubspot/sync/contract';
import { formatQuantity } from '../../formatting/formatQuantity';

export const crmStateLabel = (state: CrmContact['state']) =>
  crmStateOptions.find(({ value }) => value === state)?.label ?? state;

export function describeChanges({ task, changes, syncedAt }: CrmContact): string {
  if (task === 'erase') return 'To be deleted from HubSpot';
  if (!syncedAt) return 'Not compared yet';
  return changes.length ? formatQuantity({ one: 'change', many: 'changes' }, changes.length) : 'None';
}
