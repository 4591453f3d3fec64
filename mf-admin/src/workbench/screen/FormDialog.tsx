import { Button, styled, useToast } from '@site/shell/kit';
import { Form, FormGrid, type FormProps, SubmitButton, useFormDirty } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';
import { ConfirmDialog } from './ConfirmDialog';

/**
 * A dialog with a form that changes a record. It stays open while it is saved, and after a failure, with everything that
 * was entered. Closing it asks first whether to discard that.
 */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, text, submitLabel, cancelLabel = 'Cancel', doneTitle } = props;
  const { onClose, onSubmit, children, struct, initial, messages } = props;
  const [problem, setProblem] = useState<ApiError>();
  const [isBusy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const isDirty = useRef(false);
  const noteDirty = useCallback((dirty: boolean) => {
    isDirty.current = dirty;
  }, []);
  const { toast } = useToast();
  const save = async (values: Values) => {
    setProblem(undefined);
    setBusy(true);
    await onSubmit(values).finally(() => setBusy(false));
    if (doneTitle) toast({ title: doneTitle });
    onClose();
  };
  const handleClose = () => {
    if (isBusy) return;
    if (isDirty.current) setAsking(true);
    else onClose();
  };
  return (
    <Dialog open onClose={handleClose} title={title}>
      <Styles>
        {text && <p className="mu">{text}</p>}
        <FormAlert problem={problem} />
        <Form<Values>
          struct={struct}
          initial={initial}
          messages={messages}
          label={title}
          onSubmit={save}
          onFailure={(error) => setProblem(problemOf(error as ApiError))}
          keepValues
        >
          <DirtyState onChange={noteDirty} />
          <FormGrid isSingle isDense>
            {children}
          </FormGrid>
          <footer>
            <SubmitButton tone="navy" size="small" busyLabel="Saving…">
              {submitLabel}
            </SubmitButton>
            <Button tone="line" size="small" onClick={handleClose} disabled={isBusy}>
              {cancelLabel}
            </Button>
          </footer>
        </Form>
      </Styles>
      {isAsking && (
        <ConfirmDialog
          title="Close without saving?"
          confirmLabel="Discard changes"
          cancelLabel="Keep editing"
          onConfirm={onClose}
          onClose={() => setAsking(false)}
        >
          What you entered will be lost.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Tells the dialog around a form whether something was entered, without rendering the dialog for every letter. */
function DirtyState({ onChange }: { onChange: (isDirty: boolean) => void }) {
  const isDirty = useFormDirty();
  useEffect(() => onChange(isDirty), [onChange, isDirty]);
  return null;
}

interface FormDialogProps<Values extends object>
  extends Pick<FormProps<Values>, 'struct' | 'initial' | 'messages'> {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  /** The button that closes the dialog, if “Cancel” could be mistaken for what the dialog does. */
  cancelLabel?: string;
  /** The notice once it is saved, unless `onSubmit` shows one. */
  doneTitle?: string;
  /** Rejects with an `ApiError`. */
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

/** What is not shown at a field. A record that someone else changed is loaded again behind the dialog. */
const problemOf = (error: ApiError): ApiError | undefined =>
  error.fieldErrors ? undefined : error.status === 412 ? { ...error, text: CHANGED } : error;

const CHANGED = 'Someone else changed this in the meantime. Submit again to apply what you entered.';

const Styles = styled('div')`
  > p,
  > [role="alert"] {
    padding: 12px 20px 0;
  }
  footer {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    padding: 14px 20px 18px;
  }
`;
