import { type Browser, chromium, type Page } from '@playwright/test';
import { browserOptions } from '../../fixtures/browser/browserOptions';
import { newWorkingCopy, type WorkingCopy } from '../../fixtures/development/newWorkingCopy';
import { type Development, startDevelopment } from '../../fixtures/development/startDevelopment';
import { until } from '../../fixtures/waiting/until';
import { atMost, type Row, rounded } from './report/printTable';

const RUNS = 3;
const REMOTE_S = 3;
const SHELL_S = 5;
const SECOND_START_S = 20;

/** Start and rebuild times of `npm run dev`, in a copy of the repository without builds. */
export async function measureDevelopment(): Promise<Row[]> {
  const copy = newWorkingCopy();
  const browser = await chromium.launch(browserOptions());
  try {
    const first = await startAndStop(copy);
    const second = await startDevelopment(copy);
    const rows: Row[] = [
      { what: 'development: first start', value: `${rounded(first / 1000, 1)} s` },
      atMost('development: second start', rounded(second.startMs / 1000, 1), SECOND_START_S, ' s'),
    ];
    try {
      rows.push(...(await measureEdits(copy, second, browser)));
      rows.push({ what: 'development: memory of its process', value: `${rounded(second.memory())} MB` });
    } finally {
      await second.stop();
    }
    const alone = await startAndStop(copy, ['mf-blog']);
    return [
      ...rows,
      { what: 'development: start for mf-blog alone', value: `${rounded(alone / 1000, 1)} s` },
    ];
  } finally {
    await browser.close();
    copy.clean();
  }
}

async function startAndStop(copy: WorkingCopy, names?: string[]): Promise<number> {
  const development = await startDevelopment(copy, names);
  await development.stop();
  return development.startMs;
}

interface Edit {
  what: string;
  goal: number;
  /** The page that shows the change; a path below `/api` is requested without a browser. */
  path: string;
  /** File, text and replacement of an edit with this mark. */
  change: (mark: string) => [file: string, text: string, replacement: string];
  /** The expected text. */
  expected: (mark: string) => string;
}

const EDITS: Edit[] = [
  {
    what: "a remote's component",
    goal: REMOTE_S,
    path: '/blog',
    change: (mark) => ['mf-blog/src/layout/BlogLayout.tsx', 'title="The Foundry"', `title="Foundry ${mark}"`],
    expected: (mark) => `Foundry ${mark}`,
  },
  {
    what: "the shell's component",
    goal: SHELL_S,
    path: '/blog',
    change: (mark) => ['shell/src/layout/Footer.tsx', '<span>Inquiries</span>', `<span>Ask ${mark}</span>`],
    expected: (mark) => `Ask ${mark}`,
  },
  {
    what: "a contract's field, on a page",
    goal: REMOTE_S,
    path: '/contact',
    change: (mark) => ['api/leads/enquiries/contract.ts', "'Other Challenge'", `'Other ${mark}'`],
    expected: (mark) => `Other ${mark}`,
  },
  {
    what: "a contract's field, in the API's description",
    goal: REMOTE_S,
    path: '/api/openapi.json',
    change: (mark) => [
      'api/content/posts/contract.ts',
      '  author: string(),',
      `  author: string(),\n  said${mark}: nullable(string()),`,
    ],
    expected: (mark) => `said${mark}`,
  },
  {
    what: "an API route's answer",
    goal: REMOTE_S,
    path: '/api/blog/posts/no-such-post',
    change: (mark) => ['api/content/posts/routes.ts', 'There is no such post.', `No such post ${mark}.`],
    expected: (mark) => `No such post ${mark}`,
  },
];

async function measureEdits(copy: WorkingCopy, development: Development, browser: Browser): Promise<Row[]> {
  const page = await browser.newPage();
  const durations = new Map<Edit, number[]>();
  // Alternating, so that a busy machine slows all edits down alike.
  for (let run = 0; run < RUNS; run++)
    for (const edit of EDITS) {
      const mark = `${run}x${EDITS.indexOf(edit)}`;
      durations.set(edit, [...(durations.get(edit) ?? []), await time(copy, edit, mark, development, page)]);
    }
  return EDITS.map((edit) => {
    const seconds = (durations.get(edit) ?? []).sort((a, b) => a - b)[RUNS >> 1] ?? Number.NaN;
    return atMost(`development: ${edit.what}`, rounded(seconds, 1), edit.goal, ' s');
  });
}

/** Seconds until the edit is visible. It is reverted afterwards. */
async function time(
  copy: WorkingCopy,
  { what, path, change, expected }: Edit,
  mark: string,
  { url, output }: Development,
  page: Page,
): Promise<number> {
  const isApi = path.startsWith('/api/');
  const contains = async (text: string) => (await (await fetch(url + path)).text()).includes(text);
  const rebuilds = () => output().match(/^Rebuilt /gm)?.length ?? 0;
  if (!isApi) await page.goto(url + path);
  const [file, text, replacement] = change(mark);
  const rebuildsBefore = rebuilds();
  const startedAt = Date.now();
  copy.replace(file, text, replacement);
  if (isApi) await until(() => contains(expected(mark)), `${what} is not shown`);
  else await page.getByText(expected(mark)).first().waitFor({ state: 'attached', timeout: 60_000 });
  const seconds = (Date.now() - startedAt) / 1000;
  // So that the next page is not reloaded while it opens.
  await page.goto('about:blank');
  copy.replace(file, replacement, text);
  await until(
    async () => rebuilds() >= rebuildsBefore + 2 && !(await contains(expected(mark))),
    `${what} was not reverted`,
  );
  return seconds;
}
