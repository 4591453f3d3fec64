import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SitePage } from '../../kit/pages';
import type { SearchEntry, SearchFile } from '../../kit/search';
import { distinctiveWords } from './distinctiveWords';
import { matchingEntries, splitByAge } from './newestEntries';
import { type ReadPage, readPage } from './readPage';

interface SearchIndexOptions {
  /** The list of the site's pages; another array after a change. */
  pages: { readonly current: SitePage[] };
  /** The live snapshot. Its id changes with every release. */
  releases: { readonly snapshot: { id: string } };
  /** The HTML of a page; undefined if it cannot be rendered completely. */
  documentOf: (path: string) => Promise<string | undefined>;
}

interface Built {
  pages: SitePage[];
  at: number;
  /** False when some pages could not be rendered. */
  isComplete: boolean;
  text: string;
}

/** How long an incomplete index is used. */
const INCOMPLETE_TTL_MS = 15_000;

/**
 * The search index, read from the rendered HTML of every page, so releases and content need no search code of their
 * own. Of each group only the newest pages are read; the rest is found by name on request. It is built on the first
 * request and rebuilt in the background, one page at a time, when pages change; unchanged pages are not read again.
 */
export class SearchIndex {
  private built?: Built;
  private building?: Promise<Built>;
  private read = new Map<string, ReadPage>();

  constructor(private readonly options: SearchIndexOptions) {}

  /** The JSON of a `SearchFile`: the same object until something changes. */
  async current(): Promise<{ text: string }> {
    if (!this.isCurrent) {
      this.building ??= this.make().finally(() => {
        this.building = undefined;
      });
      // Requests get the previous index meanwhile.
      this.building.catch(() => {});
    }
    return this.built ?? (this.building as Promise<Built>);
  }

  /** Pages that are not in the index, by all words of their names and addresses, newest first. */
  older(words: string): SearchEntry[] {
    const found = matchingEntries(splitByAge(this.options.pages.current).others, words);
    return found.map(({ path, group, label }) => ({ path, group, title: label }));
  }

  private get isCurrent(): boolean {
    const { built } = this;
    return (
      built?.pages === this.options.pages.current &&
      (built.isComplete || Date.now() - built.at < INCOMPLETE_TTL_MS)
    );
  }

  private async make(): Promise<Built> {
    const { pages, releases, documentOf } = this.options;
    const { current } = pages;
    const { newest: all, others } = splitByAge(current);
    const keyOf = ({ path, changedAt }: SitePage) => `${releases.snapshot.id} ${path} ${changedAt ?? ''}`;
    const read = new Map<string, ReadPage>();
    for (const page of all) store(read, keyOf(page), this.read.get(keyOf(page)));
    const unread = all.filter((page) => !read.has(keyOf(page)));
    const known = () => all.map((page) => read.get(keyOf(page)) ?? nameOnly(page));
    const publish = (isComplete: boolean, keywords: string[] = []) => {
      const file: SearchFile = { entries: entriesOf(known(), keywords), isAll: others.length === 0 };
      this.built = { pages: current, at: Date.now(), isComplete, text: JSON.stringify(file) };
      return this.built;
    };
    const publishWithKeywords = async (isComplete: boolean) => publish(isComplete, await keywordsOf(known()));
    // An incomplete index never replaces a complete one.
    const hasCompleteIndex = this.built?.isComplete === true;
    if (unread.length > SYNC_LIMIT && !hasCompleteIndex) publish(false);
    let next = SYNC_LIMIT;
    for (const [at, page] of unread.entries()) {
      if (at === next && !hasCompleteIndex) {
        await publishWithKeywords(false);
        next *= 2;
      }
      await nextTurn();
      const html = await documentOf(page.path).catch(() => undefined);
      store(read, keyOf(page), html ? readPage(page, html) : undefined);
    }
    this.read = read;
    return publishWithKeywords(read.size === all.length);
  }
}

/** Above this number requests do not wait: the index contains names first, and more with each doubling. */
const SYNC_LIMIT = 250;

const store = (read: Map<string, ReadPage>, key: string, page: ReadPage | undefined) =>
  page && read.set(key, page);

const nameOnly = ({ path, group, label }: SitePage): ReadPage => ({
  entries: [{ path, group, title: label }],
  text: '',
});

const keywordsOf = (read: ReadPage[]): Promise<string[]> =>
  distinctiveWords(
    read.map(({ text }) => text),
    read.map(({ entries: [page] }) => `${page?.title} ${page?.summary} ${page?.words}`),
  );

function entriesOf(read: ReadPage[], keywords: string[]): SearchEntry[] {
  let remaining = MAX_QUESTIONS;
  return read.flatMap(({ entries: [page, ...questions] }, index) => {
    const included = questions.slice(0, remaining);
    remaining -= included.length;
    return page
      ? [{ ...page, words: [page.words, keywords[index]].filter(Boolean).join(' ') }, ...included]
      : included;
  });
}

const MAX_QUESTIONS = 300;
