/** What this device keeps under a name. Where storage is forbidden, nothing is. */
export function remembered(name: string): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function remember(name: string, value: string): void {
  try {
    localStorage.setItem(name, value);
  } catch {
    // Full or forbidden: what was chosen lasts as long as the page.
  }
}
