import { useForm } from 'react-final-form';

/** Sets a field of the enclosing form. The function is stable. */
export function useFormChange(): (name: string, value: unknown) => void {
  return useForm().change as (name: string, value: unknown) => void;
}
