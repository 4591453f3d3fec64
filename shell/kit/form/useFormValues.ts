import { useFormState } from 'react-final-form';

/** Current values of the enclosing form. */
export function useFormValues<Values extends object>(): Values {
  return useFormState<Values>({ subscription: { values: true } }).values;
}
