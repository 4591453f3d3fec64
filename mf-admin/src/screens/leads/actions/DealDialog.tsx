import type { Lead, LeadChange } from '@site/api/leads/pipeline/contract';
import { isDay } from '@site/api/platform/contracts/endpoint';
import { DateField } from '@site/shell/kit/fields';
import { TextField } from '@site/shell/kit/form';
import { useState } from 'react';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { parseDollars, problemsOfValue } from './dollars';

/** What a deal is worth and when it is expected to be won. */
export function DealDialog({ lead, onSave, onClose }: DealDialogProps) {
  // Someone else may change the lead while the dialog is open. Only what the member changed is saved.
  const [before] = useState(lead);
  const submit = async ({ value, closeOn }: Values) => {
    const problems = {
      ...problemsOfValue(value),
      ...(closeOn && !isDay(closeOn) && { closeOn: 'Please enter a date, such as 12/15/2026.' }),
    };
    if (Object.keys(problems).length) return Promise.reject({ fieldErrors: problems });
    const next = { value: parseDollars(value), closeOn: closeOn || null };
    const change = {
      ...(next.value !== before.value && { value: next.value }),
      ...(next.closeOn !== before.closeOn && { closeOn: next.closeOn }),
    };
    if (Object.keys(change).length) await onSave(change);
  };
  return (
    <FormDialog<Values>
      title="Deal"
      submitLabel="Save"
      initial={{ value: before.value === null ? '' : String(before.value), closeOn: before.closeOn ?? '' }}
      onSubmit={submit}
      onClose={onClose}
    >
      <TextField
        name="value"
        label="Value in US dollars"
        optional
        inputMode="numeric"
        placeholder="12,000"
        hint="For the first year."
      />
      <DateField name="closeOn" label="Expected close date" optional />
    </FormDialog>
  );
}

interface DealDialogProps {
  lead: Pick<Lead, 'value' | 'closeOn'>;
  /** Rejects with an `ApiError`. */
  onSave: (change: LeadChange) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  value: string;
  closeOn: string;
}
