import { createHash } from 'node:crypto';
import mongoose, { type Model } from 'mongoose';
import { searchWords as wordsOfRedirect } from '../../content/redirects/findRedirects';
import { Redirect } from '../../content/redirects/model';
import { NotFoundPath } from '../../insights/notFound/model';
import { exampleEnquiry } from '../../leads/enquiries/example';
import { Enquiry, weekOf } from '../../leads/enquiries/model';
import { searchWords as wordsOfEnquiry } from '../../leads/enquiries/normalizeEnquiry';

/** Search terms for the records of `addRecords`. */
export const searchableWords = {
  /** In every third lead and redirect. */
  common: 'roofing',
  /** In every 25th lead. */
  name: 'garcia',
  /** In one of a thousand. */
  rare: 'quillfeather',
};

/**
 * Adds records `from` to `to` to each list of the workbench, spread over three years; a number always gives the same
 * record. Indexes are built afterwards, which is faster for a million records.
 */
export async function addRecords(url: string, from: number, to: number): Promise<void> {
  await mongoose.connect(url, { autoIndex: false, autoCreate: false, sanitizeFilter: false });
  try {
    for (const [model, make] of kinds) {
      await model.collection.dropIndexes().catch(() => {});
      await insert(model, make, from, to);
      await model.createIndexes();
    }
  } finally {
    await mongoose.disconnect();
  }
}

type Make = (n: number) => object;

const batch = 5000;
const atOnce = 3;

/** Inserts the records `from` to `to`. */
export async function insert(model: Model<never>, make: Make, from: number, to: number): Promise<void> {
  const running = new Set<Promise<unknown>>();
  for (let first = from; first < to; first += batch) {
    const records = Array.from({ length: Math.min(batch, to - first) }, (_, n) => make(first + n));
    const write = model.collection
      .insertMany(records as never, { ordered: false, writeConcern: { w: 1, journal: false } })
      .finally(() => running.delete(write));
    running.add(write);
    if (running.size >= atOnce) await Promise.race(running);
  }
  await Promise.all(running);
}

const names =
  'Dana Maria James Robert John Michael David William Richard Joseph Thomas Charles Sarah Karen Lisa';
const families =
  'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Hernandez Lopez Gonzalez Wilson Anderson Thomas Taylor Moore Jackson Martin Lee Perez Thompson White Harris';
const locations =
  'Lakeline Barton Cedar Mueller Zilker Bluebonnet Pecan Brazos Colorado Travis Hutto Kyle Buda Leander';
const trades =
  'Roofing Roofing Roofing Roofing Dental Law Logistics Accounting Construction Plumbing Brewery Clinic';
const statuses =
  'new new new contacted contacted contacted contacted qualified qualified won won won lost lost lost lost spam spam spam quarantined';
const threeYears = 3 * 365 * 86_400_000;
const asOf = Date.now();

/** Picks one of the words, always the same for a number and a salt. */
function pick(words: string, n: number, salt: number): string {
  const all = words.split(' ');
  return all[numberOf(n, salt) % all.length] ?? '';
}

export function numberOf(n: number, salt: number): number {
  let mixed = Math.imul(n + 1, 0x9e3779b1) ^ Math.imul(salt, 0x85ebca6b);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 13)) >>> 0;
}

/** A lead; a number always gives the same one. */
export function lead(n: number) {
  const [name, family] = [pick(names, n, 1), pick(families, n, 2)];
  const company = n % 1000 === 7 ? 'Quillfeather' : `${pick(locations, n, 3)} ${pick(trades, n, 4)}`;
  const createdAt = new Date(asOf - (numberOf(n, 5) / 2 ** 32) * threeYears);
  const reference = `EM-${n.toString(36).toUpperCase().padStart(8, '0')}`;
  const enquiry = exampleEnquiry({
    name: `${name} ${family}`,
    email: `${name}.${family}${numberOf(n, 6) % 1000}@${company.replace(' ', '')}.example`.toLowerCase(),
    company: `${company} ${numberOf(n, 7) % 40}`,
    phone: `(512) 5${10 + (numberOf(n, 8) % 90)}-${1000 + (numberOf(n, 9) % 9000)}`,
  });
  const hash = createHash('sha256').update(reference).digest('hex');
  const sent = { state: 'sent', attempts: 1, since: createdAt, sentAt: createdAt, response: '250 Accepted' };
  return {
    _id: hash,
    reference,
    ...enquiry,
    emailNorm: enquiry.email,
    status: pick(statuses, n, 10),
    spam: { score: 0, reasons: [] },
    disclosure: { version: '2', hash },
    requestHash: hash,
    repeats: 0,
    outbox: ['team', 'sender'].map((kind) => ({
      kind,
      to: enquiry.email,
      messageId: `<${reference}.${kind}@emberline.example>`,
      ...sent,
    })),
    ...wordsOfEnquiry(enquiry, reference),
    week: weekOf(createdAt),
    score: numberOf(n, 11) % 90,
    version: 1,
    createdAt,
    updatedAt: createdAt,
  };
}

function redirect(n: number) {
  const from = `/old/${pick(locations, n, 1)}-${pick(trades, n, 2)}/${n}`.toLowerCase();
  const to = n % 1000 === 7 ? '/quillfeather' : `/services/${pick(families, n, 3)}`.toLowerCase();
  const code = n % 20 ? '301' : '410';
  const at = new Date(asOf - n);
  return {
    _id: `redirect-${n}`,
    from,
    match: 'exact',
    to,
    code,
    source: 'import',
    hits: n % 50,
    version: 1,
    words: wordsOfRedirect({ from, to }),
    createdAt: at,
    updatedAt: at,
  };
}

function notFound(n: number) {
  const last = new Date(Math.floor(asOf / 86_400_000) * 86_400_000);
  const day = last.toISOString().slice(0, 10);
  const count = 1 + (numberOf(n, 1) % 500);
  return { _id: `/missing/${pick(locations, n, 2)}/${n}`, days: { [day]: count }, count, first: day, last };
}

const kinds = [
  [Enquiry, lead],
  [Redirect, redirect],
  [NotFoundPath, notFound],
] as unknown as [Model<never>, Make][];
