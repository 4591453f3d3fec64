import { useLayoutEffect } from 'react';
import type { Answers } from '../answers/useAnswers';

/** 1 to 5 answer, Enter and → go on, ← goes back, wherever the focus is but in a field or on a control of its own. */
export function useAnswerShortcuts({ answer, next, back }: Pick<Answers, 'answer' | 'next' | 'back'>): void {
  // Not after it is painted: who sees a question can answer it.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest('input:not([type=radio]), textarea, select, [role=dialog]')) return;
      const isControl = Boolean(target.closest('a, button, summary'));
      const action = actionOf(event.key, isControl, { answer, next, back });
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  });
}

function actionOf(
  key: string,
  isControl: boolean,
  { answer, next, back }: Pick<Answers, 'answer' | 'next' | 'back'>,
) {
  if (/^[1-5]$/.test(key)) return () => answer(Number(key));
  if (key === 'ArrowLeft') return back;
  if (key === 'ArrowRight' || (key === 'Enter' && !isControl)) return next;
  return undefined;
}
