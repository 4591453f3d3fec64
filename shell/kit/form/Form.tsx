import type { ReactNode } from 'react';
import { Form as FinalForm, type FormRenderProps } from 'react-final-form';
import { submitter } from './createSubmitHandler';
import { FormElement } from './FormElement';
import { type FormStruct, failuresOf } from './validateValues';

/**
 * A form over a struct. Checked on submit, then again on every change; the first field in error gets the focus;
 * errors the server names (`fieldErrors`) appear at their fields; it is never sent twice at once.
 *
 * `onSubmit` resolves when the work is done (the form is then cleared, unless `keepValues`) and rejects when not
 * (the values stay). With `draftKey`, what was typed survives a reload of the tab.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { struct, initial, onSubmit, onFailure, keepValues, messages, children, ...element } = props;
  return (
    <FinalForm<Values>
      initialValues={initial}
      initialValuesEqual={sameForever}
      validate={(values) => failuresOf(values, struct, messages) as never}
      onSubmit={submitter({ onSubmit, onFailure, keepValues, initial })}
    >
      {({ handleSubmit, submitting = false }: FormRenderProps<Values>) => (
        <FormElement onSend={handleSubmit as never} isBusy={submitting} {...element}>
          {children}
        </FormElement>
      )}
    </FinalForm>
  );
}

export interface FormProps<Values extends object> {
  struct?: FormStruct;
  /** Every field's first value; fields not named here start empty. */
  initial: Values;
  onSubmit: (values: Values) => Promise<unknown> | unknown;
  /** Called with what `onSubmit` rejected with, after its `fieldErrors` were shown. */
  onFailure?: (error: unknown) => void;
  /** Called whenever somebody sends the form, also where fields are missing. */
  onAttempt?: () => void;
  keepValues?: boolean;
  /** Key of the draft in this tab's storage. */
  draftKey?: string;
  /** With a draft: tells, once, what the visitor chose before the form was shown. The same function each time. */
  getPreset?: () => Partial<Values>;
  /** Messages by field, where the struct's own are not meant for people. */
  messages?: Partial<Record<keyof Values, string>>;
  className?: string;
  /** The form's name for screen readers. */
  label?: string;
  children: ReactNode;
}

const sameForever = () => true;
