import { webcrypto } from 'node:crypto';
import { clearImmediate, setImmediate } from 'node:timers';

/** Browser APIs that jsdom lacks and the kit uses. */
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
window.ResizeObserver ??= class ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
};
window.scrollTo = () => {};
// A frame comes with the next turn of the event loop, not after a time.
let lastFrame = 0;
const frames = new Map<number, NodeJS.Immediate>();
window.requestAnimationFrame = (callback) => {
  const frame = ++lastFrame;
  const draw = () => {
    frames.delete(frame);
    callback(performance.now());
  };
  frames.set(frame, setImmediate(draw));
  return frame;
};
window.cancelAnimationFrame = (frame) => {
  clearImmediate(frames.get(frame));
  frames.delete(frame);
};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};
HTMLCanvasElement.prototype.getContext = (() => null) as never;
File.prototype.text ??= function text(this: File) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(this);
  });
};
// Node's fetch needs Node's FormData, which takes no form. React passes one for a state that no component reads.
window.FormData = class extends FormData {
  // biome-ignore lint/complexity/noUselessConstructor: it drops the arguments
  constructor() {
    super();
  }
};
window.PointerEvent ??= class PointerEvent extends MouseEvent {} as never;

// Tests use Node's AbortSignal, for Node's fetch; jsdom accepts only its own.
const listen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function addEventListener(type, listener, options) {
  const { signal, ...rest } =
    options !== null && typeof options === 'object' ? options : { signal: undefined, capture: options };
  listen.call(this, type, listener, rest);
  signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
};

// jsdom has no Web Crypto; Node has.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

/**
 * Queries by role compute styles of many elements, and jsdom evaluates all rules for each. Tests only need these
 * properties of elements on a screen; without the others queries are ten times faster.
 */
const NEEDED_PROPERTIES = /^(display\s*:\s*(none|grid)|visibility|opacity|pointer-events|width)\b/;
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function insertNeededProperties(rule, index) {
  const short = rule.replace(/[^{}]*(?=\})/g, (declarations) =>
    declarations
      .split(';')
      .filter((declaration) => NEEDED_PROPERTIES.test(declaration))
      .join(';'),
  );
  return /\{[^{}]+\}/.test(short) ? insertRule.call(this, short, index) : 0;
};
