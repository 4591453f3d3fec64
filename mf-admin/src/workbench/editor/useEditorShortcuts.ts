import { useEffect, useEffectEvent } from 'react';

/**
 * ⌘⏎ publishes, ⌘⇧P shows the preview and the sheet again; with Control where there is no ⌘. ⌘Z and ⌘⇧Z go through the
 * steps of the document, also those before a reload, wherever one types in it; forms beside it keep their own.
 */
export function useEditorShortcuts({ onPublish, onPreview, onUndo, onRedo }: EditorKeys): void {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    if (!isCommand(event)) return;
    if (event.key === 'Enter' && !event.shiftKey) onPublish();
    else if (event.key.toLowerCase() === 'p' && event.shiftKey) onPreview();
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  const handleStep = useEffectEvent((event: KeyboardEvent) => {
    const { target, key, shiftKey } = event;
    // The text keeps the browser from taking steps of its own, and takes none: that it did says nothing here.
    if (!isCommand(event) || key.toLowerCase() !== 'z') return;
    const isElsewhere = target instanceof Element && target.closest('[role="dialog"], form');
    if (isElsewhere) return;
    event.preventDefault();
    if (shiftKey) onRedo?.();
    else onUndo?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => handle(event);
    const step = (event: KeyboardEvent) => handleStep(event);
    // Before the text, to which ⌘⏎ is a new line.
    window.addEventListener('keydown', listen, { capture: true });
    window.addEventListener('keydown', step);
    return () => {
      window.removeEventListener('keydown', listen, { capture: true });
      window.removeEventListener('keydown', step);
    };
  }, []);
}

interface EditorKeys {
  onPublish: () => void;
  onPreview: () => void;
  onUndo?: () => void;
  onRedo?: () => void;
}

const isCommand = ({ metaKey, ctrlKey, altKey, repeat }: KeyboardEvent) =>
  (metaKey || ctrlKey) && !altKey && !repeat;
