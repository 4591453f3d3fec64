import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SitePage } from '../kit/pages';
import type { SearchEntry } from '../kit/search';
import { type ReadPage, readPage } from './readPage';
import { tellingWords } from './tellingWords';

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
 * whatever a release or the team publishes is found without a word about searching. Made when it is first asked for and
 * made anew when pages changed, in the background and a page at a time; what did not change is not read again.
 */
export class SearchIndex {
  private made?: Made;
  private making?: Promise<Made>;
  private read = new Map<string, ReadPage>();

  constructor(private readonly options: SearchIndexOptions) {}

  /** As JSON, a list of `SearchEntry`: the same object for as long as nothing changed. */
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

  private get isCurrent(): boolean {
    const { made } = this;
    return made?.pages === this.options.pages.current && (made.isWhole || Date.now() - made.at < PATIENCE_MS);
  }

  private async make(): Promise<Made> {
    const { pages, releases, documentOf } = this.options;
    const all = pages.current;
    const keyOf = ({ path, changedAt }: SitePage) => `${releases.snapshot.id} ${path} ${changedAt ?? ''}`;
    const read = new Map<string, ReadPage>();
    for (const page of all) keep(read, keyOf(page), this.read.get(keyOf(page)));
    const unread = all.filter((page) => !read.has(keyOf(page)));
    const say = (isWhole: boolean) => {
      const text = JSON.stringify(entriesOf(all.map((page) => read.get(keyOf(page)) ?? namedAlone(page))));
      this.made = { pages: all, at: Date.now(), isWhole, text };
      return this.made;
    };
    // Never worse than what there was before: that one is whole until the next is.
    const isBefore = this.made?.isWhole === true;
    if (unread.length > MANY && !isBefore) say(false);
    let next = MANY;
    for (const [at, page] of unread.entries()) {
      if (at === next && !isBefore) {
        say(false);
        next *= 2;
      }
      await nextTurn();
      const html = await documentOf(page.path).catch(() => undefined);
      keep(read, keyOf(page), html ? readPage(page, html) : undefined);
    }
    this.read = read;
    return say(read.size === all.length);
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

function entriesOf(read: ReadPage[]): SearchEntry[] {
  const telling = tellingWords(
    read.map(({ text }) => text),
    read.map(({ entries: [page] }) => `${page?.title} ${page?.summary} ${page?.words}`),
  );
  return read.flatMap(({ entries: [page, ...questions] }, index) =>
    page
      ? [{ ...page, words: [page.words, telling[index]].filter(Boolean).join(' ') }, ...questions]
      : questions,
  );
}
