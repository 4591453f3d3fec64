import type { Editor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';

/** Re-renders on every change of text, selection or focus. */
export function useEditorState(editor: Editor): void {
  const [, draw] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    for (const event of EVENTS) editor.on(event, draw);
    return () => {
      for (const event of EVENTS) editor.off(event, draw);
    };
  }, [editor]);
}

const EVENTS = ['transaction', 'focus', 'blur'] as const;
