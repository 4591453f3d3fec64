/** Whether the focus is in a text that must keep it. Inputs of a form do not count, since the form is submitted from them. */
export function isTyping(at = document.activeElement): boolean {
  if (at instanceof HTMLInputElement) return !at.form && !/^(checkbox|radio|button)$/.test(at.type);
  return at instanceof HTMLElement && at.matches('textarea, [contenteditable="true"]');
}
