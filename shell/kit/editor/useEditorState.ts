import type { Editor } from '@tiptap/core';
import { useEffect, useReducer } from 'react';

/** Draws anew with every change of text or selection, and as the cursor comes and goes. */
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
