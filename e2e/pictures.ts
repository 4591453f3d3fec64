import type { Page } from '@playwright/test';

/** A photograph that no other test has, as a file. */
export async function newPhoto(name: string, width = 720, height = 480) {
  // Only when wanted, as most tests do without.
  const { drawnPicture } = await import('@site/api/testing/records');
  const buffer = await drawnPicture(width, height, Math.random() * 1000)
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

/** Drops files on a part of the page, or pastes them into the page, as a visitor's hand does. */
export async function hand(
  page: Page,
  deed: 'drop' | 'paste',
  selector: string,
  file: Awaited<ReturnType<typeof newPhoto>>,
): Promise<void> {
  const given = {
    deed,
    selector,
    name: file.name,
    type: file.mimeType,
    text: file.buffer.toString('base64'),
  };
  await page.evaluate(({ deed, selector, name, type, text }) => {
    const bytes = Uint8Array.from(atob(text), (sign) => sign.charCodeAt(0));
    const data = new DataTransfer();
    data.items.add(new File([bytes], name, { type }));
    const place = document.querySelector(selector);
    const { left = 0, top = 0 } = place?.getBoundingClientRect() ?? {};
    const at = { clientX: left + 4, clientY: top + 4 };
    const event =
      deed === 'drop'
        ? new DragEvent('drop', { ...at, dataTransfer: data, bubbles: true, cancelable: true })
        : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
    place?.dispatchEvent(event);
  }, given);
}
