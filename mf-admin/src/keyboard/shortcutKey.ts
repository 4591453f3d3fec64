/** The key of a shortcut, pressed without modifiers outside of fields and menus; otherwise undefined. */
export function shortcutKey(event: KeyboardEvent): string | undefined {
  const { target, key } = event;
  if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return undefined;
  if (target instanceof HTMLElement && target.closest(FIELDS)) return undefined;
  return key.length === 1 ? key.toLowerCase() : key;
}

const FIELDS = '[contenteditable="true"], input:not([type="checkbox"]), textarea, select, [role="menu"]';
