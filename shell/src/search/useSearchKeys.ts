import { useEffect, useEffectEvent } from 'react';

/** Opens the search with ⌘K or Ctrl+K anywhere, or `/` outside of inputs. */
export function useSearchKeys(onOpen: () => void): void {
  const open = useEffectEvent(onOpen);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      open();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}

function isShortcut({ key, metaKey, ctrlKey, altKey, defaultPrevented, target }: KeyboardEvent): boolean {
  if (defaultPrevented || altKey) return false;
  if (key.toLowerCase() === 'k') return metaKey || ctrlKey;
  const isTyping = target instanceof Element && target.closest('input, textarea, select, [contenteditable]');
  return key === '/' && !metaKey && !ctrlKey && !isTyping;
}
