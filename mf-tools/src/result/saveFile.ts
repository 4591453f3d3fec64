/** Puts a text into the visitor's downloads. */
export function saveFile(name: string, text: string): void {
  // Spreadsheets take a file for UTF-8 by its mark, which fetching it takes off.
  const mark = name.endsWith('.csv') ? '\ufeff' : '';
  const address = URL.createObjectURL(new Blob([mark, text]));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
