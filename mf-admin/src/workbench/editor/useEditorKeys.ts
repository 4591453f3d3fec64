import { useEffect, useEffectEvent } from 'react';

/** ⌘⏎ publishes, ⌘⇧P shows the preview and the sheet again; with Control where there is no ⌘. */
export function useEditorKeys({
  onPublish,
  onPreview,
}: {
  onPublish: () => void;
  onPreview: () => void;
}): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!(event.metaKey || event.ctrlKey) || event.altKey || event.repeat) return;
    if (event.key === 'Enter' && !event.shiftKey) onPublish();
    else if (event.key.toLowerCase() === 'p' && event.shiftKey) onPreview();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    // Before the text, to which ⌘⏎ is a new line.
    window.addEventListener('keydown', listen, { capture: true });
    return () => window.removeEventListener('keydown', listen, { capture: true });
  }, []);
}
