import type { SequenceStep } from '@site/api/audience/sequences/contract';
import { mayEditSequences } from '@site/api/audience/sequences/policy';
import { Button, styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import { useState } from 'react';
import { usePermissions } from '../../session/usePermissions';
import { EmailPreview } from '../../workbench/emails/EmailPreview';
import { SendTestDialog } from '../../workbench/emails/SendTestDialog';
import { useTestStepMutation } from './sequencesApi';

/** Shows the saved email of a step, and sends it to members as a test. */
export function StepActions({ id, version, step }: StepActionsProps) {
  const mayTest = usePermissions()(mayEditSequences);
  const [open, setOpen] = useState<'preview' | 'test'>();
  const { key, subject } = step;
  const close = () => setOpen(undefined);
  return (
    <Styles>
      <Button
        tone="line"
        size="small"
        aria-haspopup="dialog"
        aria-label={`Preview ${subject}`}
        onClick={() => setOpen('preview')}
      >
        Preview
      </Button>
      {mayTest && (
        <Button
          tone="line"
          size="small"
          aria-haspopup="dialog"
          aria-label={`Send a test of ${subject}`}
          onClick={() => setOpen('test')}
        >
          Send a test…
        </Button>
      )}
      <Dialog open={open === 'preview'} onClose={close} title={subject}>
        <EmailPreview
          title="Email preview"
          path={`/api/admin/sequences/${id}/steps/${key}/email`}
          version={version}
        />
      </Dialog>
      {open === 'test' && <TestDialog id={id} stepKey={key} onClose={close} />}
    </Styles>
  );
}

interface StepActionsProps {
  /** ID of the sequence. */
  id: string;
  version: number;
  step: SequenceStep;
}

function TestDialog({ id, stepKey: key, onClose }: { id: string; stepKey: string; onClose: () => void }) {
  const [test, { data, error, isLoading }] = useTestStepMutation();
  return (
    <SendTestDialog
      label="The saved email goes to"
      send={(body) => void test({ id, key, body })}
      data={data}
      error={error}
      isLoading={isLoading}
      onClose={onClose}
    />
  );
}

const Styles = styled('div')`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  padding-top: 4px;
`;
