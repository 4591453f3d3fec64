import createFocusOnErrors from 'final-form-focus';
import { type ReactNode, useMemo } from 'react';
import { Form as FinalForm, type FormRenderProps } from 'react-final-form';
import type { Struct } from 'superstruct';
import { draftIn } from './draft';
import { failuresOf } from './failures';
import { submitter } from './submitter';

/**
 * A form over a struct. Checked on submit, then again on every change; the first field in error gets the focus;
 * errors the server names (`fieldErrors`) appear at their fields; it is never sent twice at once.
 *
 * `onSubmit` resolves when the work is done (the form is then cleared, unless `keepValues`) and rejects when not
 * (the values stay). With `draftKey`, what was typed survives a reload of the tab.
 */
export function Form<Values extends object>(props: FormProps<Values>) {
  const { struct, initial, onSubmit, onFailure, keepValues, draftKey, messages, children, className, label } =
    props;
  const draft = useMemo(() => draftIn<Values>(draftKey), [draftKey]);
  const decorators = useMemo(() => [createFocusOnErrors<Values>(), draft.decorate] as never[], [draft]);
  return (
    <FinalForm<Values>
      initialValues={initial}
      initialValuesEqual={sameForever}
      decorators={decorators}
      validate={(values) => failuresOf(values, struct, messages) as never}
      onSubmit={submitter({ onSubmit, onFailure, keepValues, initial, clearDraft: draft.clear })}
    >
      {({ handleSubmit, submitting }: FormRenderProps<Values>) => (
        <form
          className={className}
          aria-label={label}
          aria-busy={submitting}
          method="post"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (!submitting) handleSubmit(event);
          }}
        >
          {children}
        </form>
      )}
    </FinalForm>
  );
}

export interface FormProps<Values extends object> {
  // biome-ignore lint/suspicious/noExplicitAny: a struct's schema type is irrelevant to who only checks with it
  struct?: Struct<any, any>;
  /** Every field's first value; fields not named here start empty. */
  initial: Values;
  onSubmit: (values: Values) => Promise<unknown> | unknown;
  /** Called with what `onSubmit` rejected with, after its `fieldErrors` were shown. */
  onFailure?: (error: unknown) => void;
  keepValues?: boolean;
  /** Key of the draft in this tab's storage. */
  draftKey?: string;
  /** Messages by field, where the struct's own are not meant for people. */
  messages?: Partial<Record<keyof Values, string>>;
  className?: string;
  /** The form's name for screen readers. */
  label?: string;
  children: ReactNode;
}

const sameForever = () => true;
