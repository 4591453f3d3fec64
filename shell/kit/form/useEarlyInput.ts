import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Reads values that were typed into the server's HTML before hydration. */
export function useEarlyInput(formRef: RefObject<HTMLFormElement | null>): void {
  const form = useForm();
  useEffect(() => {
    const typed = [...(formRef.current?.elements ?? [])].filter(isTyped);
    form.batch(() => {
      for (const { name, value } of typed) {
        if ((form.getFieldState(name)?.value ?? '') !== value) form.change(name, value);
      }
    });
  }, [form, formRef]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTyped(element: Element): element is Control {
  const { name, value, type } = element as Control;
  return Boolean(name && value) && type !== 'checkbox' && type !== 'radio' && type !== 'submit';
}
