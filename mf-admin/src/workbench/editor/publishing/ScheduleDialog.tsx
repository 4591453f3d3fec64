import { Button, styled } from '@site/shell/kit';
import { DateTimeInput, validateDateTime } from '@site/shell/kit/fields';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import type { PublishingWords } from '../definition/EditorDefinition';
import type { Publishing } from './usePublishing';

/** Asks for the publication time in Central Time. */
export function ScheduleDialog(props: ScheduleDialogProps) {
  const { suggestedAt = '', publishing, words, onConfirm, onClose } = props;
  const [at, setAt] = useState(suggestedAt);
  const [error, setError] = useState<string>();
  const problem = error ?? publishing.errors.at;
  const schedule = async () => {
    const found = validatePublicationTime(at);
    setError(found);
    if (found) return;
    if (onConfirm) onConfirm(at);
    else if (await publishing.schedule(at)) onClose();
  };
  return (
    <Dialog open onClose={onClose} title={words.schedule}>
      <Styles>
        <span id="schedule-at">Date and time</span>
        <DateTimeInput
          {...{
            id: 'schedule',
            name: 'at',
            className: 'control',
            value: at,
            'aria-labelledby': 'schedule-at',
            'aria-invalid': problem ? true : undefined,
            'aria-describedby': problem ? 'schedule-problem' : undefined,
          }}
          onChange={(value) => {
            setAt(String(value));
            setError(undefined);
          }}
          onBlur={() => undefined}
          onFocus={() => undefined}
        />
        {problem && (
          <p className="no" id="schedule-problem" role="alert">
            {problem}
          </p>
        )}
        <p className="mu">{words.scheduleNote}</p>
        <div>
          <Button tone="navy" size="small" disabled={publishing.isBusy} onClick={() => void schedule()}>
            {onConfirm ? 'Continue' : 'Schedule'}
          </Button>
          <Button tone="line" size="small" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </Styles>
    </Dialog>
  );
}

function validatePublicationTime(at: string): string | undefined {
  if (at === '') return 'Enter a date and a time.';
  const time = Date.parse(at);
  if (Number.isNaN(time)) return validateDateTime(at);
  return time <= Date.now() ? 'Choose a time in the future.' : undefined;
}

interface ScheduleDialogProps {
  /** The scheduled or suggested time. */
  suggestedAt?: string;
  publishing: Publishing;
  words: PublishingWords;
  /** Asks for confirmation of this time, for kinds that need it. */
  onConfirm?: (at: string) => void;
  onClose: () => void;
}

const Styles = styled('div')`
  display: grid;
  gap: 12px;
  padding: 16px 20px 20px;
  .control {
    padding: 8px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  > div:last-child {
    display: flex;
    gap: 8px;
  }
`;
