import { useFormState } from 'react-final-form';

/** What is typed in the form around, for parts that answer to it. */
export function useFormValues<Values extends object>(): Values {
  return useFormState<Values>({ subscription: { values: true } }).values;
}
