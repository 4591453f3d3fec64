/** Puts a text or a file into the downloads of who reads the page. */
export function saveFile(name: string, content: BlobPart, type = ''): void {
  // Spreadsheets take a file for UTF-8 by its mark, which fetching it takes off.
  const mark = name.endsWith('.csv') ? '\ufeff' : '';
  const address = URL.createObjectURL(new Blob([mark, content], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  // The browser has taken hold of it by the next turn.
  setTimeout(() => URL.revokeObjectURL(address));
}
