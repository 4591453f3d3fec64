import { type LostReason, lostReasonOptions } from '@site/api/leads/enquiries/contract';
import type { LeadChange, LeadSummary } from '@site/api/leads/pipeline/contract';
import { Button, styled } from '@site/shell/kit';
import { Form, FormGrid, SelectField, SubmitButton, TextAreaField, TextField } from '@site/shell/kit/form';
import { Dialog } from '@site/shell/kit/workbench';
import { parseDollars, problemsOfValue } from './dollars';

/** Asks what a stage needs: why a lead was lost, or what a won one is worth. */
export function StageDialog({ lead, status, onMove, onClose }: StageDialogProps) {
  const isLost = status === 'lost';
  const submit = async ({ reason, note, value }: Values) => {
    const problems = isLost ? problemsOfLoss(reason) : problemsOfValue(value);
    if (problems) return Promise.reject({ fieldErrors: problems });
    onClose();
    await onMove(
      isLost
        ? { lostReason: reason as LostReason, ...(note.trim() && { lostNote: note.trim() }) }
        : { value: parseDollars(value) },
    );
  };
  return (
    <Dialog open onClose={onClose} title={isLost ? 'Move to Lost' : 'Move to Won'}>
      <Styles>
        <Form<Values>
          label={isLost ? 'Move to Lost' : 'Move to Won'}
          initial={{ reason: '', note: '', value: lead.value === null ? '' : String(lead.value) }}
          onSubmit={submit}
          keepValues
        >
          <FormGrid isSingle isDense isFramed>
            {isLost ? (
              <>
                <SelectField name="reason" label="Reason" options={lostReasonOptions} />
                <TextAreaField name="note" label="Note" optional maxLength={500} />
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
          </FormGrid>
          <footer>
            <SubmitButton tone="navy" size="small" busyLabel="Saving…">
              {isLost ? 'Move to Lost' : 'Move to Won'}
            </SubmitButton>
            <Button tone="line" size="small" onClick={onClose}>
              Cancel
            </Button>
          </footer>
        </Form>
      </Styles>
    </Dialog>
  );
}

interface StageDialogProps {
  lead: Pick<LeadSummary, 'value'>;
  status: 'won' | 'lost';
  onMove: (change: LeadChange) => Promise<unknown>;
  onClose: () => void;
}

interface Values {
  reason: string;
  note: string;
  value: string;
}

const problemsOfLoss = (reason: string) => (reason ? undefined : { reason: 'Please choose a reason.' });

const Styles = styled('div')`
  padding: 16px 20px 20px;
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;
