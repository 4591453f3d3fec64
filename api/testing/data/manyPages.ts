import { randomBytes } from 'node:crypto';
import mongoose from 'mongoose';
import { savePageAddresses } from '../../content/addresses/model';
import { findNearestPages } from '../../content/generatedPages/findNearestPages';
import { signatureOf } from '../../content/markdown/minHash';
import { markFactsChanged, PageFacts, wordsOf } from '../../seo/pageFacts/model';
import { createRandom } from '../createRandom';
import { addDocuments } from './manyDocuments';

/** The pages that `addDocuments` adds, by the name of their kind. */
const KINDS = [
  { name: 'post', path: '/blog/', kind: 'Blog' },
  { name: 'page', path: '/landing/', kind: 'Landing pages' },
  { name: 'area', path: '/service-areas/', kind: 'Service areas' },
];
const AT_ONCE = 2000;
const LINKS = 20;

/** Adds three public documents for each of `count`, and the list of pages that the shell sends. */
export const addPages = (url: string, count: number): Promise<void> =>
  withDatabase(url, async () => {
    await addDocuments(count);
    await savePageAddresses({
      pages: KINDS.map(({ path }) => `${path}:slug`),
      files: [],
      listed: KINDS.map(({ path, kind }) => ({ path: `${path}:slug`, label: kind, group: kind })),
    });
  });

/** Replaces what checks found on these pages, as after the first week. They are analyzed next. */
export const addPageFacts = (url: string, count: number): Promise<void> =>
  withDatabase(url, async () => {
    const signature = signatureOf('Words that are on several pages of this site. '.repeat(20));
    if (!signature) throw new Error('The text is too short to be compared.');
    await PageFacts.collection.deleteMany({});
    for (const kind of KINDS)
      for (let from = 0; from < count; from += AT_ONCE) {
        const numbers = Array.from({ length: Math.min(AT_ONCE, count - from) }, (_, n) => from + n);
        await PageFacts.collection.insertMany(numbers.map((n) => facts(n, count, kind, signature)) as never);
      }
    await markFactsChanged(new Date());
  });

async function withDatabase(url: string, task: () => Promise<void>): Promise<void> {
  await mongoose.connect(url, { autoIndex: false, autoCreate: false, sanitizeFilter: false });
  try {
    await task();
  } finally {
    await mongoose.disconnect();
  }
}

function facts(
  n: number,
  count: number,
  { path: folder, kind, name }: (typeof KINDS)[number],
  common: Buffer,
) {
  const path = `${folder}${name}-${n}`;
  const title = `${kind} ${n}`;
  const at = new Date(Date.now() - n * 60_000);
  return {
    _id: path,
    label: title,
    kind,
    isListed: true,
    status: 200,
    redirectTo: '',
    checkedAt: at,
    nextCheckAt: null,
    changedAt: at,
    isInSitemap: true,
    rule: 'included',
    words: wordsOf(path, title),
    title,
    // Some have the same description.
    description: `What page ${n % Math.ceil(count * 0.9)} is about.`,
    canonical: '',
    robots: '',
    socialTitle: '',
    socialDescription: '',
    socialImage: '',
    structuredTypes: ['BreadcrumbList'],
    structuredErrors: [],
    headings: [title],
    wordCount: 200 + (n % 900),
    links: Array.from({ length: LINKS }, (_, at) => `/blog/post-${(n * 7 + at * 31) % count}`),
    externalLinkCount: 0,
    externalLinks: [],
    imagesWithoutAlt: [],
    // Some have the same text.
    signature: name === 'page' && n % 100 === 0 ? common : randomBytes(common.length),
    inbound: 0,
    visits: n % 500,
    leads: n % 7,
    clicks: n % 300,
    impressions: n % 3000,
    position: 1 + (n % 90),
    problems: [],
    weight: 0,
    notes: [],
    isOverridden: n % 50 === 0,
  };
}

/** Compares the texts of generated pages, 600 words each, with each other. */
export async function comparePages(count: number): Promise<void> {
  const random = createRandom(1);
  const words = Array.from({ length: 3000 }, (_, n) => `word${n.toString(36)}`);
  const pages = Array.from({ length: count }, (_, n) => ({
    path: `/page-${n}`,
    text: Array.from({ length: 600 }, () => random.pick(words)).join(' '),
  }));
  await findNearestPages(pages, []);
}
