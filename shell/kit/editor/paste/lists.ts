/**
 * Word and Outlook write a list as paragraphs of the class `MsoListParagraph…` with `mso-list:l0 level2 lfo1` in
 * their style and the bullet or number as text inside a `mso-list:Ignore`. Converts them to lists, nested by level.
 */
export function pastedLists(body: Element): void {
  let open: { level: number; list: Element }[] = [];
  let last: Element | null = null;
  for (const paragraph of body.querySelectorAll('p[style*="mso-list"], p[class^="MsoListParagraph"]')) {
    const level = Number(/mso-list:[^;]*level(\d)/.exec(styleOf(paragraph))?.[1] ?? 1);
    const marker = [...paragraph.querySelectorAll('[style*="mso-list"]')].find((part) =>
      /mso-list:\s*Ignore/i.test(styleOf(part)),
    );
    const tag = isNumber(marker?.textContent ?? '') ? 'ol' : 'ul';
    marker?.remove();
    if (!last || paragraph.previousElementSibling !== last) open = [];
    open = open.filter((each) => each.level <= level);
    let list = open.find((each) => each.level === level)?.list;
    if (!list || list.tagName.toLowerCase() !== tag) {
      open = open.filter((each) => each.level < level);
      list = paragraph.ownerDocument.createElement(tag);
      const parent = open.at(-1)?.list.lastElementChild;
      if (parent) parent.append(list);
      else paragraph.before(list);
      open.push({ level, list });
    }
    const item = paragraph.ownerDocument.createElement('li');
    item.append(...paragraph.childNodes);
    list.append(item);
    paragraph.remove();
    last = open[0]?.list ?? null;
  }
  // Google Docs and Pages put a nested list beside its parent item.
  for (const inner of body.querySelectorAll('ul > ul, ul > ol, ol > ul, ol > ol'))
    inner.previousElementSibling?.append(inner);
  // Notion starts a new list for each number.
  for (const next of body.querySelectorAll('ol + ol[start]:not([start="1"])')) {
    next.previousElementSibling?.append(...next.childNodes);
    next.remove();
  }
}

/** `1.`, `a)`, `(iv)`; any other marker is a bullet. */
const isNumber = (marker: string) => /^\s*\(?([0-9]+|[a-z]{1,4})[.)]/i.test(marker);

const styleOf = (element: Element) => element.getAttribute('style') ?? '';
