import type { ReactNode } from 'react';
import { Form as FinalForm, type FormRenderProps } from 'react-final-form';
import { createSubmitHandler } from './createSubmitHandler';
import { FormElement } from './FormElement';
import { type FormStruct, validateValues } from './validateValues';

/**
 * A form validated by a struct: on submit, then on every change. The first invalid field gets the focus, the server's
 * `fieldErrors` appear at their fields, and the form is never submitted twice at once. When `onSubmit` resolves, the
 * form is cleared, unless `keepValues`; when it rejects, the values stay. With `draftKey`, typed values survive a
 * reload of the tab.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { struct, initial, onSubmit, onFailure, keepValues, messages, children, ...element } = props;
  return (
    <FinalForm<Values>
      initialValues={initial}
      initialValuesEqual={alwaysEqual}
      validate={(values) => validateValues(values, struct, messages) as never}
      onSubmit={createSubmitHandler({ onSubmit, onFailure, keepValues, draftKey: props.draftKey, initial })}
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
  /** Initial values; other fields start empty. */
  initial: Values;
  onSubmit: (values: Values) => Promise<unknown> | unknown;
  /** Called with the error of `onSubmit`, after its `fieldErrors` are shown. */
  onFailure?: (error: unknown) => void;
  /** Called on every submit, also with invalid fields. */
  onAttempt?: () => void;
  keepValues?: boolean;
  /** Key of the draft in session storage. */
  draftKey?: string;
  /**
   * With a draft: returns, once, values that the visitor chose before the form was shown. Must be a stable function.
   */
  getPreset?: () => Partial<Values>;
  /** Error messages by field, if the struct's messages are not meant for users. */
  messages?: Partial<Record<keyof Values, string>>;
  className?: string;
  /** Accessible name of the form. */
  label?: string;
  children: ReactNode;
}

const alwaysEqual = () => true;
