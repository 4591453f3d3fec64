import { type RefObject, useEffect } from 'react';
import { useForm } from 'react-final-form';

/** Reads values that were typed into the server's HTML before hydration. */
export function useEarlyInput(place: RefObject<HTMLFormElement | null>): void {
  const form = useForm();
  useEffect(() => {
    const typed = [...(place.current?.elements ?? [])].filter(isTyped);
    form.batch(() => {
      for (const { name, value } of typed) {
        if ((form.getFieldState(name)?.value ?? '') !== value) form.change(name, value);
      }
    });
  }, [form, place]);
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTyped(element: Element): element is Control {
  const { name, value, type } = element as Control;
  return Boolean(name && value) && type !== 'checkbox' && type !== 'radio' && type !== 'submit';
}
