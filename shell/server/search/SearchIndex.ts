import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SitePage } from '../../kit/pages';
import type { SearchEntry, SearchFile } from '../../kit/search';
import { distinctiveWords } from './distinctiveWords';
import { matchingEntries, splitByAge } from './newestEntries';
import { type ReadPage, readPage } from './readPage';

interface SearchIndexOptions {
  /** The register of the site's pages; another list when it changed. */
  pages: { readonly current: SitePage[] };
  /** Which releases make the pages. */
  releases: { readonly snapshot: { id: string } };
  /** The document of a page, as long as it can be made whole. */
  documentOf: (path: string) => Promise<string | undefined>;
}

interface Made {
  pages: SitePage[];
  at: number;
  /** False where the documents of some pages could not be made. */
  isWhole: boolean;
  text: string;
}

/** How long one that lacks pages is made do with. */
const PATIENCE_MS = 15_000;

/**
 * What the site's search finds: every page of the register, read out of the documents that visitors get, so that
 * whatever a release or the team publishes is found without a word about searching; of what is many only the newest, the
 * rest by name when asked for. Made when it is first asked for and
 * made anew when pages changed, in the background and a page at a time; what did not change is not read again.
 */
export class SearchIndex {
  private made?: Made;
  private making?: Promise<Made>;
  private read = new Map<string, ReadPage>();

  constructor(private readonly options: SearchIndexOptions) {}

  /** As JSON, a `SearchFile`: the same object for as long as nothing changed. */
  async current(): Promise<{ text: string }> {
    if (!this.isCurrent) {
      this.making ??= this.make().finally(() => {
        this.making = undefined;
      });
      // Whoever searches meanwhile finds what was there before.
      this.making.catch(() => {});
    }
    return this.made ?? (this.making as Promise<Made>);
  }

  /** Pages that it does not hold, by all words of their names and addresses, newest first. */
  older(words: string): SearchEntry[] {
    const found = matchingEntries(splitByAge(this.options.pages.current).others, words);
    return found.map(({ path, group, label }) => ({ path, group, title: label }));
  }

  private get isCurrent(): boolean {
    const { made } = this;
    return made?.pages === this.options.pages.current && (made.isWhole || Date.now() - made.at < PATIENCE_MS);
  }

  private async make(): Promise<Made> {
    const { pages, releases, documentOf } = this.options;
    const { current } = pages;
    const { newest: all, others } = splitByAge(current);
    const keyOf = ({ path, changedAt }: SitePage) => `${releases.snapshot.id} ${path} ${changedAt ?? ''}`;
    const read = new Map<string, ReadPage>();
    for (const page of all) keep(read, keyOf(page), this.read.get(keyOf(page)));
    const unread = all.filter((page) => !read.has(keyOf(page)));
    const known = () => all.map((page) => read.get(keyOf(page)) ?? namedAlone(page));
    const publish = (isWhole: boolean, keywords: string[] = []) => {
      const file: SearchFile = { entries: entriesOf(known(), keywords), isAll: others.length === 0 };
      this.made = { pages: current, at: Date.now(), isWhole, text: JSON.stringify(file) };
      return this.made;
    };
    const publishWithKeywords = async (isWhole: boolean) => publish(isWhole, await keywordsOf(known()));
    // Never worse than what there was before: that one is whole until the next is.
    const isBefore = this.made?.isWhole === true;
    if (unread.length > MANY && !isBefore) publish(false);
    let next = MANY;
    for (const [at, page] of unread.entries()) {
      if (at === next && !isBefore) {
        await publishWithKeywords(false);
        next *= 2;
      }
      await nextTurn();
      const html = await documentOf(page.path).catch(() => undefined);
      keep(read, keyOf(page), html ? readPage(page, html) : undefined);
    }
    this.read = read;
    return publishWithKeywords(read.size === all.length);
  }
}

/** More than these are not waited for: meanwhile they are found by their names, and by more with each doubling. */
const MANY = 250;

const keep = (read: Map<string, ReadPage>, key: string, page: ReadPage | undefined) =>
  page && read.set(key, page);

const namedAlone = ({ path, group, label }: SitePage): ReadPage => ({
  entries: [{ path, group, title: label }],
  text: '',
});

const keywordsOf = (read: ReadPage[]): Promise<string[]> =>
  distinctiveWords(
    read.map(({ text }) => text),
    read.map(({ entries: [page] }) => `${page?.title} ${page?.summary} ${page?.words}`),
  );

function entriesOf(read: ReadPage[], keywords: string[]): SearchEntry[] {
  let room = MOST_QUESTIONS;
  return read.flatMap(({ entries: [page, ...questions] }, index) => {
    const asked = questions.slice(0, room);
    room -= asked.length;
    return page
      ? [{ ...page, words: [page.words, keywords[index]].filter(Boolean).join(' ') }, ...asked]
      : asked;
  });
}

const MOST_QUESTIONS = 300;
