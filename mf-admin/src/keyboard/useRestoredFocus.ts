import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus back that an action took away, since a focused element that is disabled or removed loses it to the
 * document: to the element once it is enabled again, else to one of the same name, else to what is around the region.
 */
export function useRestoredFocus(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = region.current;
    if (!element) return;
    let last: HTMLElement | undefined;
    let name = '';
    let substitute: HTMLElement | null = null;
    const remember = ({ target }: FocusEvent | PointerEvent) => {
      if (!(target instanceof HTMLElement) || target === substitute) return;
      const isInside = element.contains(target);
      // Dialogs and menus give the focus back when they close.
      if (!isInside && target.closest(OVERLAYS)) return;
      last = isInside ? (target.closest<HTMLElement>(FOCUSABLE) ?? undefined) : undefined;
      name = last ? nameOf(last) : '';
      substitute = null;
    };
    const restore = () => {
      const at = document.activeElement;
      if (!last || (at !== document.body && at !== substitute)) return;
      if (last.isConnected && last.matches(':disabled')) return;
      const next = last.isConnected ? last : findNamed(element, last.tagName, name);
      substitute = next ? null : element.closest<HTMLElement>('[tabindex]');
      (next ?? substitute)?.focus({ preventScroll: true });
    };
    // Tab leaves an element on purpose, also towards the browser's own controls.
    const leave = ({ key }: KeyboardEvent) => {
      if (key === 'Tab') last = undefined;
    };
    // Observers are called between the blur of one element and the focus of the next, when none has the focus.
    let timer: ReturnType<typeof setTimeout>;
    const observer = new MutationObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(restore);
    });
    observer.observe(element, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    // Dialogs are children of the body.
    observer.observe(document.body, { childList: true });
    document.addEventListener('focusin', remember);
    document.addEventListener('pointerdown', remember);
    document.addEventListener('keydown', leave, true);
    return () => {
      observer.disconnect();
      clearTimeout(timer);
      document.removeEventListener('focusin', remember);
      document.removeEventListener('pointerdown', remember);
      document.removeEventListener('keydown', leave, true);
    };
  }, [region]);
}

const OVERLAYS = '[role="dialog"], [role="alertdialog"], [role="presentation"]';
const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex]';

const nameOf = (element: HTMLElement) =>
  element.getAttribute('href') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';

const findNamed = (region: HTMLElement, tag: string, name: string) =>
  [...region.querySelectorAll<HTMLElement>(tag)].find(
    (each) => nameOf(each) === name && !each.matches(':disabled'),
  );
