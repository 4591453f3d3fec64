import { useEffect, useEffectEvent } from 'react';

/** ⌘S and Ctrl-S save, and never the page as a file. */
export function useSaveShortcut(onSave: () => void): void {
  const save = useEffectEvent(onSave);
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 's' || !(event.metaKey || event.ctrlKey)) return;
      if (event.altKey || event.shiftKey) return;
      event.preventDefault();
      // Held down, it is pressed once.
      if (!event.repeat) save();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
