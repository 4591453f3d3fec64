/** Whether somebody is in the middle of a text, which nothing may take the keyboard from. A form's own fields are not meant: it is sent from them. */
export function isTyping(at = document.activeElement): boolean {
  if (at instanceof HTMLInputElement) return !at.form && !/^(checkbox|radio|button)$/.test(at.type);
  return at instanceof HTMLElement && at.matches('textarea, [contenteditable="true"]');
}
