import { Readable } from 'node:stream';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { badRequest } from '../../platform/errors/HttpError';
import type { HistoryFile } from './contract';

/** A table in an exported file: a heading row and its rows. */
export interface Section {
  heading: string[];
  rows: { line: number; cells: string[] }[];
  /** The period that the lines above it give, such as `20261101`. */
  from?: string;
  to?: string;
}

const LONGEST_LINE = 20_000;
const CHUNK = 64 * 1024;
/** Rows that are read before other work of the process gets a turn. */
const ROWS_AT_ONCE = 500;
/** More than any report has. */
const MOST_TABLES = 100;

/**
 * The tables of an exported file. Plausible writes one, Google Analytics several: comment lines, which begin with `#`,
 * and empty lines divide them.
 */
export async function readSections({ name, text }: HistoryFile): Promise<Section[]> {
  const sections: Section[] = [];
  let period: Pick<Section, 'from' | 'to'> = {};
  let open: Section | undefined;
  const parser = Readable.from(chunksOf(text)).pipe(
    parse({
      bom: true,
      info: true,
      trim: true,
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: false,
      max_record_size: LONGEST_LINE,
    }),
  );
  try {
    let count = 0;
    for await (const { record, info } of parser) {
      const cells = record as string[];
      const [first = ''] = cells;
      if (first.startsWith('#')) period = { ...period, ...readPeriod(first) };
      if (first.startsWith('#') || cells.every((cell) => !cell)) open = undefined;
      else if (open) open.rows.push({ line: (info as { lines: number }).lines, cells });
      else {
        open = { heading: cells, rows: [], ...period };
        sections.push(open);
        if (sections.length > MOST_TABLES) break;
      }
      count += 1;
      if (count % ROWS_AT_ONCE === 0) await nextTurn();
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const message =
      error.code === 'CSV_MAX_RECORD_SIZE'
        ? `${name} isn’t a CSV file: it has a line of more than ${LONGEST_LINE.toLocaleString('en-US')} characters.`
        : `${name} isn’t a CSV file.`;
    throw badRequest(message, { files: message });
  }
  const message = `${name} has more than ${MOST_TABLES} tables.`;
  if (sections.length > MOST_TABLES) throw badRequest(message, { files: message });
  return sections;
}

/** In pieces, so that requests are answered in between. */
function* chunksOf(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += CHUNK) yield text.slice(at, at + CHUNK);
}

/** `# Start date: 20261101`, `# End date: 20261130` and `# 20261101-20261130`. */
function readPeriod(comment: string): Pick<Section, 'from' | 'to'> {
  const start = /^# *Start date: *(\d{8})/i.exec(comment)?.[1];
  if (start) return { from: start };
  const end = /^# *End date: *(\d{8})/i.exec(comment)?.[1];
  if (end) return { to: end };
  const [, from, to] = /^# *(\d{8}) *[-–] *(\d{8})/.exec(comment) ?? [];
  return from && to ? { from, to } : {};
}
