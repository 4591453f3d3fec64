import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock was on at the last key press in a password field. */
export function useCapsLock() {
  const [isOn, setIsOn] = useState(false);
  const read = (event: KeyboardEvent<HTMLElement>) => {
    const isPassword = (event.target as HTMLInputElement).name === 'password';
    setIsOn(isPassword && event.getModifierState('CapsLock'));
  };
  return { isOn, handlers: { onKeyDown: read, onKeyUp: read, onBlur: () => setIsOn(false) } };
}
