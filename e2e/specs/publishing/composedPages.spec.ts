import type { ContentDocument, ContentPage } from '@site/api/content/documents/contract';
import {
  COMPOSED_PAGES,
  type TemplateDraft,
  type TemplateRow,
} from '@site/api/content/pageTemplates/contract';
import { expect, ownSiteTest as test } from '../../fixtures/ownSiteTest';
import { whileFrozen } from '../../fixtures/site/whileFrozen';
import { waitForHydration } from '../../fixtures/waiting/waitForHydration';

type Template = ContentDocument<TemplateDraft>;

const LEAD = 'A lead that the team wrote for law firms.';

test('changed texts of composed pages are served, hydrated and kept without the API; the original is the same page again', async ({
  contentClient,
  ownSite,
  page,
}) => {
  const read = async (path: string) => (await fetch(`${ownSite.url}${path}`)).text();
  const before = await read('/its-legal-hutto-texas');
  const { items } = await contentClient.send<ContentPage<TemplateRow>>('GET', 'page-templates');
  const id = items.find(({ slug }) => slug === COMPOSED_PAGES)?.id ?? '';
  const template = await contentClient.send<Template>('GET', `page-templates/${id}`);
  const [hero, ...parts] = template.draft.blocks;
  const lead =
    "{% if place.code == 'hutto' %}A lead that the team wrote for {{ industry.name }}.{% else %}{{ industry.service_lead }}{% endif %}";
  const edited = await contentClient.edit('page-templates', template, {
    ...template.draft,
    blocks: [{ ...hero, lead }, ...parts],
  });
  const published = await contentClient.publish('page-templates', edited);

  // At another URL of the page, too.
  for (const path of ['/its-legal-hutto-texas', '/its-legal-and-more-hutto'])
    await expect.poll(() => read(path), { timeout: 60_000 }).toContain(LEAD);
  expect(await read('/its-legal-waco-texas')).not.toContain('A lead that the team wrote');

  await page.goto('/its-legal-and-more-hutto');
  await waitForHydration(page);
  await expect(page.getByText(LEAD)).toBeVisible();

  await whileFrozen(ownSite, 'api', async () => {
    expect(await read('/mcs-legal-hutto-texas')).toContain(LEAD);
  });

  const restored = await contentClient.send(
    'POST',
    `page-templates/${id}/original`,
    undefined,
    published.version,
  );
  await contentClient.publish('page-templates', restored);
  await expect.poll(() => read('/its-legal-hutto-texas'), { timeout: 60_000 }).not.toContain(LEAD);
  expect(bodyOf(await read('/its-legal-hutto-texas'))).toBe(bodyOf(before));
});

/** The body with its data, without styles, whose order depends on what was rendered first. */
const bodyOf = (html: string) => html.slice(html.indexOf('<body')).replaceAll(/<style[\s\S]*?<\/style>/g, '');
