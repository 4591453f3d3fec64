import { useFormState } from 'react-final-form';

/** Whether a value of the enclosing form differs from its initial one. */
export function useFormDirty(): boolean {
  return useFormState({ subscription: { dirty: true } }).dirty ?? false;
}
