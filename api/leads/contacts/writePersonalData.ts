import type { PersonalDataSource } from './PersonalDataSource';

/** Exported of each kind of records. */
const MAX_RECORDS = 1000;

interface Section {
  title: string;
  records: object[];
  /** There are more records than an export holds. */
  isIncomplete: boolean;
}

/** Everything stored about a person, by kind of records. */
export async function readPersonalData(emails: string[], sources: PersonalDataSource[]): Promise<Section[]> {
  const sections: Section[] = [];
  for (const { title, find } of sources) {
    const found = await find(emails, MAX_RECORDS + 1);
    const isIncomplete = found.length > MAX_RECORDS;
    sections.push({ title, records: found.slice(0, MAX_RECORDS), isIncomplete });
  }
  return sections;
}

/** The data as a page that can be read and printed without this site. */
export function renderPersonalData(emails: string[], sections: Section[], at: Date): string {
  const body = sections.map(({ title, records, isIncomplete }) => {
    const parts = records.map(
      (record, index) => `<h3>${escapeText(title)} ${index + 1}</h3>${renderRecord(record)}`,
    );
    const note = isIncomplete ? `<p>Only ${MAX_RECORDS} records of this kind are included.</p>` : '';
    return `<h2>${escapeText(title)} (${records.length})</h2>${note}${parts.join('') || '<p>None.</p>'}`;
  });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>Personal data</title>
<style>
body { max-width: 50rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; }
dl { display: grid; grid-template-columns: minmax(8rem, 14rem) 1fr; gap: 0.25rem 1rem; }
dt { color: #555; }
dd { margin: 0; overflow-wrap: anywhere; white-space: pre-line; }
h2 { margin-top: 2rem; border-bottom: 1px solid #999; }
</style>
</head>
<body>
<h1>Personal data of ${escapeText(emails.join(', '))}</h1>
<p>Exported on ${at.toISOString().slice(0, 16).replace('T', ' at ')} UTC.</p>
${body.join('\n')}
</body>
</html>
`;
}

function renderRecord(record: object): string {
  const rows = flatten(record).map(
    ([name, value]) => `<dt>${escapeText(name)}</dt><dd>${renderValue(record, value)}</dd>`,
  );
  return `<dl>${rows.join('')}</dl>`;
}

/** A text, or the content of a file as a link that saves it. */
function renderValue(record: object, value: string): string {
  const isContent = 'content' in record && record.content === value && value.startsWith('data:');
  if (!isContent || !('name' in record)) return escapeText(value);
  return `<a download="${escapeText(String(record.name))}" href="${escapeText(value)}">Save the file</a>`;
}

/** Nested fields as one list of names and values. */
function flatten(value: object, before = ''): [name: string, value: string][] {
  return Object.entries(value).flatMap(([key, part]): [string, string][] => {
    const name = before ? `${before}, ${labelOf(key)}` : labelOf(key);
    if (part === null || part === undefined || part === '') return [];
    if (part instanceof Date) return [[name, part.toISOString()]];
    if (typeof part === 'object') return flatten(part, name);
    return [[name, String(part)]];
  });
}

/** `createdAt` as `created at`; positions in a list count from 1. */
const labelOf = (key: string) =>
  /^\d+$/.test(key) ? String(Number(key) + 1) : key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeText = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);
