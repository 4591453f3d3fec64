import type { Document, Kind } from '../../fixtures/content/ContentClient';
import {
  buildLanding,
  buildLocation,
  buildPost,
  type TextSource,
} from '../../fixtures/content/contentDrafts';
import { isLong } from '../../fixtures/isLong';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';
import { waitForIdle } from '../../fixtures/waiting/waitForIdle';
import { serializeDom } from './serializeDom';

const LONGEST = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(2);
const TABLE = `| What | When | ${LONGEST} |\n| - | :-: | -: |\n| One | Two | 3 |\n| \`code\` | **four** | [five](/about) |`;
const RICH = `## A heading\n\nWords, *leaning* and **strong**, ~~gone~~, \`code\`, [a link](/contact).\n\n${TABLE}\n\n- one\n- two\n  - deeper\n\n1. first\n2. second\n\n> quoted\n\n\`\`\`ts\nconst a = 1 < 2 && "x";\n\`\`\`\n\n![A picture](/media/none.png)\n\n---\n\n### Another\n\n${LONGEST}\n`;

/** Plain text, very long words, all of Markdown, other scripts. */
const TEXT_STYLES: ((field: string) => string)[] = [
  (field) => `Plain words for the ${field}, and a few more of them`,
  () => LONGEST,
  (field) => (/text$/.test(field) ? RICH : `*${field}* <b>bold</b> & "quoted" — dash`),
  (field) => `日本語 ${field} العربية 👩🏽‍💻 ‘so’`,
];

const speak =
  (voice: number): TextSource =>
  (field, most, least = 0) =>
    (TEXT_STYLES[voice % TEXT_STYLES.length] as (field: string) => string)(field)
      .slice(0, most)
      // The joiner in the emoji is invisible, so it does not count toward a minimum.
      .padEnd(least && Math.min(least + 1, most), ' and so on');

const KINDS = [
  { kind: 'blog', make: buildPost, path: '/blog/' },
  { kind: 'landing-pages', make: buildLanding, path: '/landing/' },
  { kind: 'locations', make: buildLocation, path: '/service-areas/' },
] as const;

test('a preview shows exactly what visitors see after publishing', async ({
  contentClient,
  page,
  open,
  problems,
  consented,
}) => {
  await consented();
  // Images and videos of these documents do not exist.
  problems.expect(/answer: 404 .*\/media\//);
  const documents: { kind: Kind; document: Document; path: string }[] = [];
  // Each kind with each text style, some twice; in the normal run each kind with one, a post with all of Markdown.
  for (let n = 0; n < (isLong ? 20 : 3); n++) {
    const { kind, make, path } = KINDS[n % 3] as (typeof KINDS)[number];
    const slug = `${kind}-${n}`;
    const style = isLong ? Math.floor(n / 3) : 2 + n;
    // In another style before: publishing what is already public changes nothing.
    const created = await contentClient.create(kind, make(speak(style + 1), slug));
    const first = await contentClient.publish(kind, created);
    const document = await contentClient.edit(kind, first, make(speak(style), slug));
    documents.push({ kind, document, path: path + slug });
  }
  // One after the other, because they show each other's titles.
  for (const { kind, document, path } of documents) {
    await open(await contentClient.preview(kind, document));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitForIdle(page);
    const previewed = await serializeDom(page);
    const tagOf = async () => (await page.request.get(path)).headers().etag;
    const before = await tagOf();
    await contentClient.publish(kind, document);
    // A request is a small part of the work of opening the page.
    await expect.poll(tagOf).not.toBe(before);
    await expect(async () => {
      await open(path);
      expect(await serializeDom(page), path).toEqual(previewed);
    }).toPass();
  }
});
