/**
 * Converts a row to a draft; missing fields are as in `blank`. Table cells are text: lists are separated by semicolons or
 * JSON, booleans are words. A cell that cannot be converted stays text, and fails validation later.
 */
export function normalizeDraft<Draft extends object>(row: Record<string, unknown>, blank: Draft): Draft {
  const cells = Object.entries(row).map(([field, cell]) => [
    field,
    coerceCell(cell, blank[field as keyof Draft]),
  ]);
  return { ...blank, ...Object.fromEntries(cells) };
}

function coerceCell(cell: unknown, like: unknown): unknown {
  if (typeof like === 'string') return typeof cell === 'number' ? String(cell) : cell;
  if (typeof cell !== 'string') return cell;
  if (Array.isArray(like)) return parseList(cell.trim());
  if (typeof like === 'boolean') return BOOLEANS[cell.trim().toLowerCase()] ?? cell;
  return Number.isFinite(Number(cell)) ? Number(cell) : cell;
}

function parseList(text: string): unknown {
  if (text.startsWith('[')) {
    try {
      return JSON.parse(text);
    } catch {
      return text;
    }
  }
  return text
    .split(';')
    .map((one) => one.trim())
    .filter(Boolean);
}

const BOOLEANS: Record<string, boolean> = {
  yes: true,
  true: true,
  1: true,
  no: false,
  false: false,
  0: false,
};
