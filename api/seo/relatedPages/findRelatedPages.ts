import mongoose from 'mongoose';
import { meaningfulWords } from '../../platform/records/meaningfulWords';
import { PageAnalysis, type PageAnalysisRecord, PageFacts, type PageFactsRecord } from '../pageFacts/model';
import { mayBeListed } from '../pageInventory/findProblems';
import { MAX_TERMS, type RelatedPage } from './contract';

/** A word in the names of more pages says little of any of them. */
const MAX_PAGES = 200;
const MAX_RESULTS = 20;
/** The share of a page’s name, weighted by how rare its words are, that the text must have. */
const MIN_SHARE = 0.4;

/** The pages of the inventory whose names are closest to a text: rare words weigh more than common ones. */
export async function findRelatedPages(
  words: readonly string[],
  ownPath: string,
  origin: string,
): Promise<RelatedPage[]> {
  const terms = [...meaningfulWords(words.join(' '))].slice(0, MAX_TERMS);
  const analysis = await PageAnalysis.findById('live').select('pages').lean<PageAnalysisRecord>();
  const total = Math.max(analysis?.pages ?? 0, 2);
  const weights = new Map<string, number>();
  const pages = new Map<string, PageFactsRecord>();
  for (const term of terms) {
    const found = await findByTerm(term);
    if (found.length > MAX_PAGES) continue;
    weights.set(term, Math.log(1 + total / Math.max(1, found.length)));
    for (const page of found) pages.set(page._id, page);
  }
  const rarest = Math.log(1 + total);
  return [...pages.values()]
    .filter((page) => page._id !== ownPath && page.status === 200 && mayBeListed(page, origin))
    .map((page) => ({ page, ...score(page, weights, rarest) }))
    .filter(({ share }) => share >= MIN_SHARE)
    .sort(
      (one, other) => other.share * other.weight - one.share * one.weight || compare(one.page, other.page),
    )
    .slice(0, MAX_RESULTS)
    .map(({ page: { _id: path, label, title, inbound }, matched }) => ({
      path,
      label: label || title,
      title,
      inbound,
      terms: matched,
    }));
}

const findByTerm = (term: string) =>
  PageFacts.find({ words: mongoose.trusted({ $in: [term, `${term}s`] }), isListed: true })
    .select('label title status canonical robots isListed inbound')
    .limit(MAX_PAGES + 1)
    .lean<PageFactsRecord[]>();

function score({ _id, label, title }: PageFactsRecord, weights: ReadonlyMap<string, number>, rarest: number) {
  const name = [...meaningfulWords(label || title || _id)];
  const matched = name.filter((word) => weights.has(word));
  const weigh = (words: readonly string[]) =>
    words.reduce((sum, word) => sum + (weights.get(word) ?? rarest), 0);
  const weight = weigh(matched);
  return { matched, weight, share: weight / Math.max(weigh(name), 1e-9) };
}

const compare = (one: PageFactsRecord, other: PageFactsRecord) => (one._id < other._id ? -1 : 1);
