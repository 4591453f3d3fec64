import { webcrypto } from 'node:crypto';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';

// Suites run side by side on few cores: waiting long costs nothing where things go well.
configure({ asyncUtilTimeout: 20_000 });

/** What the simulated browser lacks and the kit relies on. */
window.matchMedia ??= (query: string) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
window.scrollTo = () => {};
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
window.PointerEvent ??= class PointerEvent extends MouseEvent {} as never;

// The environment gives tests Node's AbortSignal, for Node's fetch; the simulated DOM accepts only its own.
const listen = EventTarget.prototype.addEventListener;
EventTarget.prototype.addEventListener = function addEventListener(type, listener, options) {
  const { signal, ...rest } =
    options !== null && typeof options === 'object' ? options : { signal: undefined, capture: options };
  listen.call(this, type, listener, rest);
  signal?.addEventListener('abort', () => this.removeEventListener(type, listener, rest), { once: true });
};

// The simulated browser hashes nothing; Node does.
Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });

/**
 * Asking for an element by its role asks for the style of everything around it, and the simulated browser goes over all
 * rules for each. Only these are looked at in tests; the others make up nine tenths of the time.
 */
const LOOKED_AT = /^(display\s*:\s*(none|grid)|visibility|opacity|pointer-events|width)\b/;
const { insertRule } = CSSStyleSheet.prototype;
CSSStyleSheet.prototype.insertRule = function insertLookedAt(rule, index) {
  const short = rule.replace(/[^{}]*(?=\})/g, (declarations) =>
    declarations
      .split(';')
      .filter((one) => LOOKED_AT.test(one))
      .join(';'),
  );
  return /\{[^{}]+\}/.test(short) ? insertRule.call(this, short, index) : 0;
};
