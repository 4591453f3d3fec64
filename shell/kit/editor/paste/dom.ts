/** Replaces an element by its children. */
export function unwrap(element: Element): void {
  element.replaceWith(...element.childNodes);
}

/** Changes an element's tag; of its attributes only the alignment is kept. */
export function rename(element: Element, tag: string): Element {
  const renamed = element.ownerDocument.createElement(tag);
  const align = element.getAttribute('align');
  if (align) renamed.setAttribute('align', align);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

export function removeAll(body: Element, selector: string): void {
  for (const each of body.querySelectorAll(selector)) each.remove();
}
