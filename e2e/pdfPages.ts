import { inflateSync } from 'node:zlib';

/**
 * The words on each page of a PDF as Chromium writes it: text as numbers of glyphs, each font with a table of what its
 * glyphs read, parts that are drawn as groups in streams of their own. Spaces that only a distance tells of are missing.
 */
export function pdfPages(pdf: Buffer): string[] {
  const objects = objectsOf(pdf);
  return [...objects.values()]
    .filter(({ head }) => /\/Type \/Page\b/.test(head))
    .map(({ head }) =>
      wordsIn(objects, head, objects.get(/\/Contents (\d+)/.exec(head)?.[1] ?? '')?.body ?? ''),
    );
}

interface PdfObject {
  head: string;
  /** Its stream, unpacked. */
  body: string;
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const text = pdf.toString('latin1');
  const objects = new Map<string, PdfObject>();
  for (const { 1: id = '', index, 0: opening } of text.matchAll(/(?<=^|\n)(\d+) 0 obj\n/g)) {
    const from = index + opening.length;
    const head = /^[\s\S]*?(?=stream\n|endobj)/.exec(text.slice(from, from + HEAD_LIMIT))?.[0] ?? '';
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? 0);
    const at = from + head.length + 'stream\n'.length;
    const stream = Buffer.from(text.slice(at, at + length), 'latin1');
    const isText = length > 0 && head.includes('/FlateDecode') && !head.includes('/Subtype /Image');
    objects.set(id, { head, body: isText ? inflateSync(stream).toString('latin1') : '' });
  }
  return objects;
}

const HEAD_LIMIT = 100_000;

/** Reads a stream from its beginning to its end, with what it calls on the way. */
function wordsIn(objects: Map<string, PdfObject>, head: string, body: string): string {
  const find = (name: string) => objects.get(new RegExp(`/${name} (\\d+) 0 R`).exec(head)?.[1] ?? '');
  let reads = new Map<string, string>();
  let words = '';
  for (const [, font, glyphs, group] of body.matchAll(/\/(F\d+) \S+ Tf|<([\dA-F]+)> Tj|\/(X\d+) Do/g)) {
    if (font) reads = readingOf(objects, find(font));
    if (glyphs) words += textOf(glyphs, reads);
    const part = group && find(group);
    if (part) words += wordsIn(objects, part.head, part.body);
  }
  return words;
}

function textOf(glyphs: string, reads: Map<string, string>): string {
  const digits = [...reads.keys()][0]?.length ?? 4;
  const numbers = glyphs.match(new RegExp(`.{${digits}}`, 'g')) ?? [];
  return numbers.map((number) => reads.get(number) ?? '').join('');
}

/** What each glyph of a font reads, by its number in hexadecimal digits. */
function readingOf(objects: Map<string, PdfObject>, font?: PdfObject): Map<string, string> {
  const table = objects.get(/\/ToUnicode (\d+)/.exec(font?.head ?? '')?.[1] ?? '')?.body ?? '';
  const reads = new Map<string, string>();
  for (const [, first = '', last = '', read = ''] of table.matchAll(/<(\w+)> (?:<(\w+)> )?<(\w+)>\n/g)) {
    const [from, to] = [Number.parseInt(first, 16), Number.parseInt(last || first, 16)];
    const units = (read.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16));
    for (let number = from; number <= to; number++)
      reads.set(
        number.toString(16).toUpperCase().padStart(first.length, '0'),
        String.fromCharCode(...units.slice(0, -1), (units.at(-1) ?? 0) + number - from),
      );
  }
  return reads;
}
