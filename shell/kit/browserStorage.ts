/** Where something is remembered: on this device, or in this tab alone. */
type Memory = 'localStorage' | 'sessionStorage';

/** The text that is kept under a name; null where there is none or storage is forbidden. */
export function readStorage(name: string, memory: Memory = 'localStorage'): string | null {
  try {
    return window[memory].getItem(name);
  } catch {
    return null;
  }
}

/** The value whose JSON is kept under a name; null also where that cannot be read. */
export function readStorageJson(name: string, memory?: Memory): unknown {
  try {
    return JSON.parse(readStorage(name, memory) ?? 'null');
  } catch {
    return null;
  }
}

/** Keeps a text under a name; null forgets it. Where storage is full or forbidden it lasts as long as the page. */
export function writeStorage(name: string, text: string | null, memory: Memory = 'localStorage'): void {
  try {
    if (text === null) window[memory].removeItem(name);
    else window[memory].setItem(name, text);
  } catch {
    // Nothing that is kept here is needed.
  }
}
