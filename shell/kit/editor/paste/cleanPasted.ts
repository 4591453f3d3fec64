import { canShowImage } from './canShowImage';
import { removeAll, rename, unwrap } from './dom';
import { pastedLists } from './lists';
import { missingImage } from './missingImage';
import { pastedTables } from './tables';

/**
 * Converts clipboard HTML to HTML that the editor can parse. Word, Outlook, Google Docs, Notion, Pages and browsers
 * mark up lists, tables, headings and images in different ways: their structure is kept, styling is removed.
 */
export function cleanPasted(body: Element): void {
  removeAll(
    body,
    'style, script, noscript, template, svg, title, button, input, select, iframe, meta, link, xml',
  );
  // Google Docs wraps everything in a `b` that is not bold.
  for (const each of body.querySelectorAll('o\\:p, font, b[id^="docs-internal-guid"]')) unwrap(each);
  for (const text of textsIn(body)) text.data = text.data.replaceAll('\u00a0', ' ');
  for (const image of body.querySelectorAll('img')) replaceImage(image);
  pastedLists(body);
  pastedTables(body);
  lowerHeadings(body);
  for (const bold of body.querySelectorAll('h1, h2, h3, h4, h5, h6, th')) notBold(bold);
  removeEmpty(body);
}

/** Images of other sites and local files cannot be shown; a text marks where one is missing. */
function replaceImage(image: Element): void {
  const address = image.getAttribute('src') ?? '';
  if (canShowImage(address)) return;
  image.replaceWith(missingImage(image.getAttribute('alt')));
}

/** Headings start at level 2, because the title is level 1. */
function lowerHeadings(body: Element): void {
  for (const title of body.querySelectorAll('p.MsoTitle')) rename(title, 'h1');
  if (!body.querySelector('h1')) return;
  for (const level of [5, 4, 3, 2, 1])
    for (const heading of body.querySelectorAll(`h${level}`)) rename(heading, `h${level + 1}`);
}

/** Headings and table headers are bold anyway. */
function notBold(element: Element): void {
  for (const bold of element.querySelectorAll('b, strong')) unwrap(bold);
  for (const part of element.querySelectorAll<HTMLElement>('[style]'))
    part.style.removeProperty('font-weight');
}

/** Removes blank lines between blocks, which have spacing anyway. */
function removeEmpty(body: Element): void {
  removeAll(body, 'br.Apple-interchange-newline');
  for (const each of body.querySelectorAll('p, div, h1, h2, h3, h4, h5, h6, li'))
    if (!each.textContent?.trim() && !each.querySelector('img, hr')) each.remove();
  for (const line of body.querySelectorAll('br'))
    if (isBlock(line.previousElementSibling) || isBlock(line.nextElementSibling)) {
      const [before, after] = [line.previousSibling, line.nextSibling];
      if (!isWords(before) && !isWords(after)) line.remove();
    }
}

const BLOCKS = /^(P|DIV|H[1-6]|UL|OL|TABLE|BLOCKQUOTE|PRE|HR)$/;
const isBlock = (element: Element | null) => Boolean(element && BLOCKS.test(element.tagName));
const isWords = (node: Node | null) => node?.nodeType === Node.TEXT_NODE && Boolean(node.textContent?.trim());

function textsIn(body: Element): Text[] {
  const walker = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
}
