import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openSession } from '../../fixtures/admin/openSession';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import type { Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';

/** The fields of a post that are written in here. */
export const FIELDS = { markdown: 'Text', summary: 'Summary' } as const;
export type Field = keyof typeof FIELDS;

interface ExpectedWord {
  word: string;
  /** When its last letter was typed, in ms; 0 for what was saved by somebody else. */
  at: number;
}

/** Somebody who writes one post in a browser, goes on through whatever happens, and knows what must be there still. */
export class PostEditor {
  readonly figures = { typed: 0, interrupted: 0, merges: 0, signIns: 0, reopenings: 0 };
  private expected: Record<Field, ExpectedWord[]> = { markdown: [], summary: [] };
  private page?: Page;
  /** What was typed after this may be lost: the tab crashed two seconds later. */
  private safeUntil = Number.POSITIVE_INFINITY;

  private constructor(
    private readonly site: Site,
    readonly context: BrowserContext,
    private readonly random: () => number,
  ) {}

  static async start(browser: Browser, site: Site, random: () => number): Promise<PostEditor> {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-US' });
    return new PostEditor(site, context, random);
  }

  get isOpen(): boolean {
    return this.page !== undefined;
  }

  async open(id: string): Promise<void> {
    this.page = await this.context.newPage();
    const { page } = this;
    await until(
      async () => {
        // Every opening is another visitor's to whoever counts sign-ins by address.
        await this.context.setExtraHTTPHeaders({ 'X-Forwarded-For': newIpAddress() });
        await page.goto(`${this.site.url}/admin/blog/${id}`, { timeout: 20_000 });
        if (page.url().includes('/admin/login')) {
          this.figures.signIns++;
          await openSession(this.context.request, this.site, this.site.owner);
          return false;
        }
        await this.box('markdown').waitFor({ timeout: 10_000 });
        return true;
      },
      'the editor does not open',
      120_000,
    );
  }

  /** Types a word that nobody else types, letter by letter, at the end of a field. */
  async type(field: Field): Promise<void> {
    const { page, figures } = this;
    if (!page) return;
    await this.answerDialogs();
    figures.typed++;
    const word = `mine${figures.typed}x${Math.floor(this.random() * 1e6)}`;
    if (await this.hasDialog()) {
      figures.interrupted++;
      return;
    }
    await this.box(field).focus({ timeout: 10_000 });
    await page.keyboard.press('Control+End');
    await page.keyboard.type(` ${word}`, { delay: 5 });
    const at = Date.now();
    if ((await this.wordsOf(field)).includes(word)) this.expected[field].push({ word, at });
    else if (await this.hasDialog()) figures.interrupted++;
    else throw new Error(`typed into ${field} and not there: ${word}`);
  }

  /** Somebody else's saved word must be there as well. */
  expectWord(field: Field, word: string): void {
    this.expected[field].push({ word, at: 0 });
  }

  /** The tab is gone, its process killed or not; what was typed in the last two seconds may be gone with it. */
  async crash(isKilled: boolean): Promise<void> {
    const { page } = this;
    if (!page) return;
    this.safeUntil = Date.now() - 2_000;
    if (isKilled) {
      const session = await this.context.newCDPSession(page);
      const crashed = page.waitForEvent('crash', { timeout: 10_000 }).catch(() => undefined);
      // Nobody is left to answer this.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    }
    await page.close().catch(() => undefined);
    this.page = undefined;
    this.figures.reopenings++;
  }

  /** Signs in again, chooses where two changed the same, and waits until everything is saved. */
  async settle(): Promise<void> {
    await until(
      async () => {
        await this.answerDialogs();
        return this.shown
          .getByText(/^Saved /)
          .first()
          .isVisible();
      },
      'the words are not saved',
      120_000,
    );
    // So that it stays below what a summary may hold.
    if ((await this.wordsOf('summary')).length > 600) {
      await this.box('summary').fill('');
      this.expected.summary = [];
    }
  }

  /** Every expected word is in the field, except those that a crash may have taken. */
  expectAll(field: Field, words: string, where: string): void {
    const isThere = ({ word }: ExpectedWord) => words.includes(word);
    const lost = this.expected[field].filter((one) => one.at < this.safeUntil && !isThere(one));
    if (lost.length)
      throw new Error(`not in ${field} of ${where}: ${lost.map(({ word }) => word).join(', ')}`);
    this.expected[field] = this.expected[field].filter(isThere);
  }

  /** Starts a round: from now on every word counts. `isForgiven` drops the words expected so far. */
  startRound(isForgiven: boolean): void {
    this.safeUntil = Number.POSITIVE_INFINITY;
    if (isForgiven) this.expected = { markdown: [], summary: [] };
  }

  /** Answers the dialogs that the page shows. */
  private async answerDialogs(): Promise<void> {
    await this.signInAgain();
    await this.merge();
  }

  private async signInAgain(): Promise<void> {
    const dialog = this.shown.getByRole('dialog', { name: 'Sign in again' });
    if (!(await dialog.isVisible())) return;
    await dialog.getByLabel('Password', { exact: true }).fill(this.site.owner.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    // While the API is away it stays, says so, and is tried again.
    await dialog.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => undefined);
    if (!(await dialog.isVisible())) this.figures.signIns++;
  }

  /** Both sides are there to choose from; the rejected words are no longer expected. */
  private async merge(): Promise<void> {
    const done = this.shown.getByRole('button', { name: 'Save selection' });
    if (!(await done.isVisible())) return;
    for (const field of Object.keys(FIELDS) as Field[]) {
      const group = this.shown.getByRole('group', { name: FIELDS[field], exact: true });
      const radios = group.getByRole('radio');
      if ((await radios.count()) === 0) continue;
      const sides = await group.locator('.value').allInnerTexts();
      this.expectAll(field, sides.join(' '), 'the merge view');
      const side = this.random() < 0.5 ? 0 : 1;
      await radios.nth(side).check();
      this.expected[field] = this.expected[field].filter(({ word }) => sides[side]?.includes(word));
    }
    await done.click();
    this.figures.merges++;
  }

  /** Whether something on the page wants an answer, which takes the focus of whoever types. */
  private async hasDialog(): Promise<boolean> {
    const signIn = this.shown.getByRole('dialog', { name: 'Sign in again' });
    const merge = this.shown.getByRole('button', { name: 'Save selection' });
    return (await signIn.isVisible()) || (await merge.isVisible());
  }

  private wordsOf(field: Field): Promise<string> {
    const box = this.box(field);
    return box.evaluate((element) => (element as HTMLTextAreaElement).value ?? element.textContent ?? '');
  }

  /** Also while a dialog stands before it. */
  private box(field: Field) {
    return this.shown.getByRole('textbox', { name: FIELDS[field], exact: true, includeHidden: true });
  }

  private get shown(): Page {
    if (!this.page) throw new Error('the tab is gone');
    return this.page;
  }
}
