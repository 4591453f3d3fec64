import { useLayoutEffect } from 'react';
import type { Answers } from '../answers/useAnswers';

/** Keyboard shortcuts: 1 to 5 answer, Enter and → continue, ← goes back. Ignored in fields and on other controls. */
export function useAnswerShortcuts({ answer, next, back }: Pick<Answers, 'answer' | 'next' | 'back'>): void {
  // In a layout effect, so that shortcuts work as soon as the question is visible.
  useLayoutEffect(() => {
    const handle = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as HTMLElement;
      if (target.closest('input:not([type=radio]), textarea, select, [role=dialog]')) return;
      const isControl = Boolean(target.closest('a, button, summary'));
      const action = getAction(event.key, isControl, { answer, next, back });
      if (!action) return;
      event.preventDefault();
      action();
    };
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  });
}

function getAction(
  key: string,
  isControl: boolean,
  { answer, next, back }: Pick<Answers, 'answer' | 'next' | 'back'>,
) {
  if (/^[1-5]$/.test(key)) return () => answer(Number(key));
  if (key === 'ArrowLeft') return back;
  if (key === 'ArrowRight' || (key === 'Enter' && !isControl)) return next;
  return undefined;
}
