import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Reads values that were typed into the server's HTML before hydration. */
export function useEarlyInput(formRef: RefObject<HTMLFormElement | null>): void {
  const form = useForm();
  useEffect(() => {
    const controls = [...(formRef.current?.elements ?? [])].filter(hasText);
    form.batch(() => {
      for (const control of controls) {
        const known = String(form.getFieldState(control.name)?.value ?? '');
        if (control.value !== known && control.value !== asShown(control, known))
          form.change(control.name, control.value);
      }
    });
  }, [form, formRef]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function hasText(element: Element): element is Control {
  const { name, value, type } = element as Control;
  return Boolean(name && value) && type !== 'checkbox' && type !== 'radio' && type !== 'submit';
}

/** The value as the control shows it. An input drops line breaks, for instance, which nobody typed. */
function asShown(control: Control, value: string): string {
  const copy = control.cloneNode(true) as Control;
  copy.value = value;
  return copy.value;
}
