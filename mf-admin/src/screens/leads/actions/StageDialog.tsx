import { type LostReason, lostReasonOptions } from '@site/api/leads/enquiries/contract';
import type { LeadChange, LeadSummary } from '@site/api/leads/pipeline/contract';
import { SelectField, TextAreaField, TextField } from '@site/shell/kit/form';
import { FormDialog } from '../../../workbench/screen/FormDialog';
import { parseDollars, problemsOfValue } from './dollars';

/** Asks what a stage needs: why a lead was lost, or what a won one is worth. */
export function StageDialog({ lead, status, onMove, onClose }: StageDialogProps) {
  const isLost = status === 'lost';
  const title = isLost ? 'Move to Lost' : 'Move to Won';
  const submit = async ({ lostReason, lostNote, value }: Values) => {
    const problems = isLost ? problemsOfLoss(lostReason) : problemsOfValue(value);
    if (problems) return Promise.reject({ fieldErrors: problems });
    await onMove(
      isLost
        ? { lostReason: lostReason as LostReason, ...(lostNote.trim() && { lostNote: lostNote.trim() }) }
        : { value: parseDollars(value) },
    );
  };
  return (
    <FormDialog<Values>
      title={title}
      submitLabel={title}
      initial={{ lostReason: '', lostNote: '', value: lead.value === null ? '' : String(lead.value) }}
      onSubmit={submit}
      onClose={onClose}
    >
      {isLost ? (
        <>
          <SelectField name="lostReason" label="Reason" options={lostReasonOptions} />
          <TextAreaField name="lostNote" label="Note" optional maxLength={500} />
        </>
      ) : (
        <TextField
          name="value"
          label="Value in US dollars"
          optional
          inputMode="numeric"
          placeholder="12,000"
          hint="For the first year. You can add it later."
        />
      )}
    </FormDialog>
  );
}

interface StageDialogProps {
  lead: Pick<LeadSummary, 'value'>;
  status: 'won' | 'lost';
  /** Rejects with an `ApiError`. */
  onMove: (change: LeadChange) => Promise<unknown>;
  onClose: () => void;
}

/** Named as the API names them in its errors. */
interface Values {
  lostReason: string;
  lostNote: string;
  value: string;
}

const problemsOfLoss = (lostReason: string) =>
  lostReason ? undefined : { lostReason: 'Please choose a reason.' };
