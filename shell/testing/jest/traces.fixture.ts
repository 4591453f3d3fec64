import { countCalls } from './moduleState';

declare global {
  var trace: string | undefined;
}

/** What a file would find of another one that left traces. */
export async function findTraces() {
  await new Promise((resolve) => setTimeout(resolve));
  let heard = 0;
  window.addEventListener('trace', () => heard++);
  window.dispatchEvent(new Event('trace'));
  return {
    calls: countCalls(),
    heard,
    global: globalThis.trace,
    scroll: window.scrollTo(0, 0),
    pick: HTMLInputElement.prototype.showPicker,
    visibility: document.visibilityState,
    page: document.documentElement.outerHTML,
    storage: [localStorage.length, sessionStorage.length],
    cookie: document.cookie,
    address: window.location.href,
  };
}

/** Leaves everything as no test should. */
export function leaveTraces() {
  globalThis.trace = 'global';
  setInterval(() => {
    globalThis.trace = 'timer';
  });
  window.addEventListener('trace', () => {
    globalThis.trace = 'listener';
  });
  window.scrollTo = (() => 'trace') as never;
  HTMLInputElement.prototype.showPicker = () => undefined;
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
  document.body.append('text');
  document.head.append(document.createElement('style'));
  document.documentElement.lang = 'en';
  localStorage.setItem('trace', '1');
  sessionStorage.setItem('trace', '1');
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no other way.
  document.cookie = 'trace=1; path=/somewhere';
  window.history.pushState(null, '', '/somewhere');
  jest.useFakeTimers();
}

export const NO_TRACES = {
  calls: [1, 1],
  heard: 1,
  global: undefined,
  scroll: undefined,
  pick: undefined,
  visibility: 'visible',
  page: '<html><head></head><body></body></html>',
  storage: [0, 0],
  cookie: '',
  address: 'http://localhost/',
};
