import { useEffect, useEffectEvent } from 'react';

/**
 * ⌘⏎ publishes and ⌘⇧P toggles the preview (Control instead of ⌘ where there is none). ⌘Z and ⌘⇧Z undo and redo the
 * document, also steps from before a reload; forms and dialogs keep the browser's own undo.
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
    // The text editor always prevents the browser's own undo, so `defaultPrevented` is not checked.
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
    // Captured before the text editor, which would insert a line break on ⌘⏎.
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
