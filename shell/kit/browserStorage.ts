/** `localStorage` lasts on the device, `sessionStorage` as long as the tab. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** The stored text; null if there is none or storage is blocked. */
export function readStorage(name: string, area: StorageArea = 'localStorage'): string | null {
  try {
    return window[area].getItem(name);
  } catch {
    return null;
  }
}

/** The stored JSON value; null if there is none or it cannot be read. */
export function readStorageJson(name: string, area?: StorageArea): unknown {
  try {
    return JSON.parse(readStorage(name, area) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. Does nothing if storage is full or blocked. */
export function writeStorage(name: string, text: string | null, area: StorageArea = 'localStorage'): void {
  try {
    if (text === null) window[area].removeItem(name);
    else window[area].setItem(name, text);
  } catch {
    // The site works without stored values.
  }
}
