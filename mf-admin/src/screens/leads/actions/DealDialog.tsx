import type { Lead, LeadChange } from '@site/api/leads/pipeline/contract';
import { isDay } from '@site/api/platform/contracts/endpoint';
import { Button, styled } from '@site/shell/kit';
import { DateField } from '@site/shell/kit/fields';
import { Form, FormGrid, SubmitButton, TextField } from '@site/shell/kit/form';
import { Dialog } from '@site/shell/kit/workbench';
import { parseDollars, problemsOfValue } from './dollars';

/** What a deal is worth and when it is expected to be won. */
export function DealDialog({ lead, onSave, onClose }: DealDialogProps) {
  const submit = async ({ value, closeOn }: Values) => {
    const problems = {
      ...problemsOfValue(value),
      ...(closeOn && !isDay(closeOn) && { closeOn: 'Please enter a date, such as 12/15/2026.' }),
    };
    if (Object.keys(problems).length) return Promise.reject({ fieldErrors: problems });
    onClose();
    const next = { value: parseDollars(value), closeOn: closeOn || null };
    const change = {
      ...(next.value !== lead.value && { value: next.value }),
      ...(next.closeOn !== lead.closeOn && { closeOn: next.closeOn }),
    };
    if (Object.keys(change).length) onSave(change);
  };
  return (
    <Dialog open onClose={onClose} title="Deal">
      <Styles>
        <Form<Values>
          label="Deal"
          initial={{ value: lead.value === null ? '' : String(lead.value), closeOn: lead.closeOn ?? '' }}
          onSubmit={submit}
          keepValues
        >
          <FormGrid isSingle isDense isFramed>
            <TextField
              name="value"
              label="Value in US dollars"
              optional
              inputMode="numeric"
              placeholder="12,000"
              hint="For the first year."
            />
            <DateField name="closeOn" label="Expected close date" optional />
          </FormGrid>
          <footer>
            <SubmitButton tone="navy" size="small" busyLabel="Saving…">
              Save
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

interface DealDialogProps {
  lead: Pick<Lead, 'value' | 'closeOn'>;
  onSave: (change: LeadChange) => void;
  onClose: () => void;
}

interface Values {
  value: string;
  closeOn: string;
}

const Styles = styled('div')`
  padding: 16px 20px 20px;
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    margin-top: 16px;
  }
`;
