import { rename, unwrap } from './dom';

/** Converts tables to what Markdown supports: equal cells per row, one line of text per cell, a header row. */
export function pastedTables(body: Element): void {
  // A table of one cell is a layout frame of an email.
  for (const table of body.querySelectorAll('table')) {
    const [cell, ...others] = rowsOf(table).flatMap(cellsOf);
    if (!others.length) table.replaceWith(...(cell?.childNodes ?? []));
  }
  // Nested tables are unwrapped.
  for (const table of body.querySelectorAll('td table, th table')) {
    const words = [...table.querySelectorAll('td, th')].map((each) => each.textContent?.trim());
    table.replaceWith(words.filter(Boolean).join(', '));
  }
  for (const table of body.querySelectorAll('table')) plainTable(table, rowsOf(table));
}

function plainTable(table: Element, rows: Element[]): void {
  for (const caption of table.querySelectorAll('caption')) table.before(rename(caption, 'p'));
  for (const [at, row] of rows.entries()) {
    for (const each of cellsOf(row)) {
      oneLine(each);
      spread(each, rows, at);
    }
  }
  const width = Math.max(...rows.map((row) => cellsOf(row).length));
  for (const row of rows)
    while (cellsOf(row).length < width) row.append(row.ownerDocument.createElement('td'));
  for (const [at, row] of rows.entries())
    for (const each of cellsOf(row))
      if ((at === 0) !== (each.tagName === 'TH')) rename(each, at ? 'td' : 'th');
}

/** A cell that spans columns or rows keeps its text in the first cell; the others are empty. */
function spread(each: Element, rows: Element[], at: number): void {
  const [columns, lines] = ['colspan', 'rowspan'].map((name) =>
    Math.min(Number(each.getAttribute(name)) || 1, 50),
  );
  const column = cellsOf(each.parentElement as Element).indexOf(each);
  each.removeAttribute('colspan');
  each.removeAttribute('rowspan');
  const empty = () => each.ownerDocument.createElement('td');
  for (let more = 1; more < (columns ?? 1); more += 1) each.after(empty());
  for (const row of rows.slice(at + 1, at + (lines ?? 1)))
    for (let more = 0; more < (columns ?? 1); more += 1)
      row.insertBefore(empty(), cellsOf(row)[column] ?? null);
}

/** The text of a cell without block elements. */
function oneLine(each: Element): void {
  for (const line of each.querySelectorAll('br')) line.replaceWith(' ');
  for (const block of [
    ...each.querySelectorAll('p, div, ul, ol, li, h1, h2, h3, h4, h5, h6, blockquote, pre'),
  ].reverse()) {
    if (block.nextSibling) block.after(' ');
    unwrap(block);
  }
}

const rowsOf = (table: Element) =>
  [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
const cellsOf = (row: Element) =>
  [...row.children].filter(({ tagName }) => tagName === 'TD' || tagName === 'TH');
