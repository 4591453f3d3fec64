import { join } from 'node:path';
import { ThreadPool } from '../../../platform/threads/ThreadPool';
import type { TemplateDraft } from '../contract';
import type { PageValues } from '../pageValues';
import type { TextComparison } from './compareTexts';
import { TOO_SLOW } from './limits';
import type { RenderedPage } from './renderTemplate';
import type { TemplateResult, TemplateTask } from './templateTask';

const threads = new ThreadPool<TemplateTask, TemplateResult>(join(import.meta.dirname, 'templateTask'));
let timeoutFactor = 1;

/** After this time a thread is stopped whose work the engine cannot interrupt, in milliseconds. */
const PAGE_MS = 1000;
/** Time to check the texts of a template. */
const CHECK_MS = 1000;
/** The most pages that are rendered in parallel. */
const AT_ONCE = 4;

/** Renders a page in a worker thread. The engine ends it after 50 ms of work. */
async function renderPage(template: TemplateDraft, values: PageValues): Promise<RenderedPage> {
  const made = await threads.run({ as: 'page', template, values }, PAGE_MS * timeoutFactor);
  return (made as RenderedPage | undefined) ?? stoppedPage;
}

const stoppedPage: RenderedPage = {
  address: '',
  searchTitle: '',
  description: '',
  blocks: [],
  missing: [],
  errors: { '': TOO_SLOW },
};

/** Renders many pages of a template, in their order. Ends early when the template is too slow or too large. */
export async function renderPages(template: TemplateDraft, values: PageValues[]): Promise<RenderedPage[]> {
  const made: RenderedPage[] = [];
  for (let at = 0; at < values.length; at += AT_ONCE) {
    const some = await Promise.all(values.slice(at, at + AT_ONCE).map((one) => renderPage(template, one)));
    made.push(...some);
    const stopped = some.find(({ errors }) => errors['']);
    // The others have the same text, so they would only take as long.
    if (stopped) return [...made, ...values.slice(made.length).map(() => stopped)];
  }
  return made;
}

/** Why the texts of a template cannot be rendered, by field. */
export async function checkInThread(template: TemplateDraft): Promise<Record<string, string>> {
  const errors = await threads.run({ as: 'check', template }, CHECK_MS * timeoutFactor);
  return (errors as Record<string, string> | undefined) ?? { blocks: 'These texts take too long to render.' };
}

/** What differs between two versions of the texts of a page; undefined if that takes too long. */
export async function compareInThread(
  before: readonly string[],
  after: readonly string[],
): Promise<TextComparison | undefined> {
  const task = { as: 'comparison', before, after } as const;
  return (await threads.run(task, CHECK_MS * timeoutFactor)) as TextComparison | undefined;
}

/** Multiplies the time after which a thread is stopped, for tests on a busy machine. */
export function setTemplateTimeout(factor: number): void {
  timeoutFactor = factor;
}

export const setTemplateTask = (path: string): void => threads.setFile(path);
export const stopTemplateThreads = (): Promise<void> => threads.stop();
