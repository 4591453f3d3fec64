import '@testing-library/jest-dom';

/** What the simulated browser lacks and the kit relies on. */
window.matchMedia ??= (query: string) =>
  ({ matches: false, media: query, addEventListener() {}, removeEventListener() {} }) as unknown as MediaQueryList;
window.scrollTo = () => {};
HTMLDialogElement.prototype.showModal ??= function showModal(this: HTMLDialogElement) {
  this.setAttribute('open', '');
};
HTMLDialogElement.prototype.close ??= function close(this: HTMLDialogElement) {
  this.removeAttribute('open');
};
HTMLCanvasElement.prototype.getContext = (() => null) as never;
window.PointerEvent ??= class PointerEvent extends MouseEvent {} as never;
