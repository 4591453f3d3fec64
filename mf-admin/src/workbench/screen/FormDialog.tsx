import { Button, styled, useToast } from '@site/shell/kit';
import { Form, FormGrid, type FormProps, SubmitButton } from '@site/shell/kit/form';
import type { ApiError } from '@site/shell/kit/query';
import { Dialog } from '@site/shell/kit/workbench';
import { type ReactNode, useState } from 'react';
import { FormAlert } from '../../requests/FormAlert';

/** A dialog with a form that changes a record. A failure stays in it, with everything that was entered. */
export function FormDialog<Values extends object>(props: FormDialogProps<Values>) {
  const { title, text, submitLabel, doneTitle, onClose, onSubmit, children, ...form } = props;
  const [problem, setProblem] = useState<ApiError>();
  const { toast } = useToast();
  return (
    <Dialog open onClose={onClose} title={title}>
      <Styles>
        {text && <p className="mu">{text}</p>}
        <FormAlert problem={problem} />
        <Form<Values>
          {...form}
          label={title}
          onSubmit={async (values) => {
            setProblem(undefined);
            await onSubmit(values);
            toast({ title: doneTitle });
            onClose();
          }}
          onFailure={(error) => setProblem((error as ApiError).fieldErrors ? undefined : (error as ApiError))}
          keepValues
        >
          <FormGrid isSingle isDense>
            {children}
          </FormGrid>
          <footer>
            <SubmitButton tone="navy" size="small" busyLabel="Saving…">
              {submitLabel}
            </SubmitButton>
            <Button tone="line" size="small" onClick={onClose}>
              Close
            </Button>
          </footer>
        </Form>
      </Styles>
    </Dialog>
  );
}

interface FormDialogProps<Values extends object>
  extends Pick<FormProps<Values>, 'struct' | 'initial' | 'messages'> {
  title: string;
  text?: ReactNode;
  submitLabel: string;
  /** The notice once it is saved. */
  doneTitle: string;
  onSubmit: (values: Values) => Promise<unknown>;
  onClose: () => void;
  children: ReactNode;
}

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
