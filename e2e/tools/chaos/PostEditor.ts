import type { Browser, BrowserContext, Page } from '@playwright/test';
import { openSession } from '../../fixtures/admin/openSession';
import { newIpAddress } from '../../fixtures/requests/newIpAddress';
import type { Site } from '../../fixtures/site/startSite';
import { until } from '../../fixtures/waiting/until';

/** The fields of a post that are edited. */
export const FIELDS = { markdown: 'Text', summary: 'Summary' } as const;
export type Field = keyof typeof FIELDS;

interface ExpectedWord {
  word: string;
  /** When it was typed, in ms; 0 for text that somebody else saved. */
  at: number;
}

/** Edits a post in a browser through all faults, and tracks the text that must not be lost. */
export class PostEditor {
  readonly figures = { typed: 0, interrupted: 0, merges: 0, signIns: 0, reopenings: 0 };
  private expected: Record<Field, ExpectedWord[]> = { markdown: [], summary: [] };
  private page?: Page;
  /** Text typed after this may be lost, because the tab crashed two seconds later. */
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
        // A new IP address for each opening, because sign-ins are limited by address.
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

  /** Types a unique word at the end of a field. */
  async type(field: Field): Promise<void> {
    const { page, figures } = this;
    if (!page) return;
    await this.handleDialogs();
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

  /** A word that somebody else saved must not be lost either. */
  expectWord(field: Field, word: string): void {
    this.expected[field].push({ word, at: 0 });
  }

  /** Closes or kills the tab. Text typed in the last two seconds may be lost. */
  async crash(isKilled: boolean): Promise<void> {
    const { page } = this;
    if (!page) return;
    this.safeUntil = Date.now() - 2_000;
    if (isKilled) {
      const session = await this.context.newCDPSession(page);
      const crashed = page.waitForEvent('crash', { timeout: 10_000 }).catch(() => undefined);
      // The killed page does not respond.
      session.send('Page.crash').catch(() => undefined);
      await crashed;
    }
    await page.close().catch(() => undefined);
    this.page = undefined;
    this.figures.reopenings++;
  }

  /** Signs in again, resolves conflicts, and waits until everything is saved. */
  async settle(): Promise<void> {
    await until(
      async () => {
        await this.handleDialogs();
        return this.shown
          .getByText(/^Saved /)
          .first()
          .isVisible();
      },
      'the words are not saved',
      120_000,
    );
    // To stay below the maximum length of a summary.
    if ((await this.wordsOf('summary')).length > 600) {
      await this.box('summary').fill('');
      this.expected.summary = [];
    }
  }

  /** Asserts that a field contains every expected word, except those that a crash may have lost. */
  expectAll(field: Field, words: string, where: string): void {
    const isThere = ({ word }: ExpectedWord) => words.includes(word);
    const lost = this.expected[field].filter((one) => one.at < this.safeUntil && !isThere(one));
    if (lost.length)
      throw new Error(`not in ${field} of ${where}: ${lost.map(({ word }) => word).join(', ')}`);
    this.expected[field] = this.expected[field].filter(isThere);
  }

  /** Starts a round in which every word counts. `isForgiven` drops the words expected so far. */
  startRound(isForgiven: boolean): void {
    this.safeUntil = Number.POSITIVE_INFINITY;
    if (isForgiven) this.expected = { markdown: [], summary: [] };
  }

  /** Handles the dialogs that the page shows. */
  private async handleDialogs(): Promise<void> {
    await this.signInAgain();
    await this.merge();
  }

  private async signInAgain(): Promise<void> {
    const dialog = this.shown.getByRole('dialog', { name: 'Sign in again' });
    if (!(await dialog.isVisible())) return;
    await dialog.getByLabel('Password', { exact: true }).fill(this.site.owner.password);
    await dialog.getByRole('button', { name: 'Continue' }).click();
    // While the API is unavailable the dialog stays and is tried again.
    await dialog.waitFor({ state: 'hidden', timeout: 5_000 }).catch(() => undefined);
    if (!(await dialog.isVisible())) this.figures.signIns++;
  }

  /** Both versions can be chosen; the words of the rejected one are no longer expected. */
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

  /** Whether a dialog has the focus. */
  private async hasDialog(): Promise<boolean> {
    const signIn = this.shown.getByRole('dialog', { name: 'Sign in again' });
    const merge = this.shown.getByRole('button', { name: 'Save selection' });
    return (await signIn.isVisible()) || (await merge.isVisible());
  }

  private wordsOf(field: Field): Promise<string> {
    const box = this.box(field);
    return box.evaluate((element) => (element as HTMLTextAreaElement).value ?? element.textContent ?? '');
  }

  /** Also while a dialog covers it. */
  private box(field: Field) {
    return this.shown.getByRole('textbox', { name: FIELDS[field], exact: true, includeHidden: true });
  }

  private get shown(): Page {
    if (!this.page) throw new Error('the tab is gone');
    return this.page;
  }
}
