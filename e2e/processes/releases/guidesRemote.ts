/** The files of a new remote according to the recipe in CONTRIBUTING.md. */
export const guidesRemote: Record<string, string> = {
  'mf-guides/package.json': `{
  "name": "@site/mf-guides",
  "version": "1.0.0",
  "private": true,
  "type": "module",
  "dependencies": {
    "@site/shell": "*",
    "react": "19.3.1",
    "react-router-dom": "7.18.5"
  }
}
`,
  'mf-guides/README.md': `# mf-guides

\`/guides\` and \`/guides/:slug\`: what to do first when something goes wrong. One folder, \`src/guides\`.
`,
  'mf-guides/src/remote.ts': `import type { Remote } from '@site/shell/remote';

/** What to do first when something goes wrong. */
export default {
  name: 'mf_guides',
  pages: [
    {
      path: '/guides/:slug',
      expose: './GuidePage',
      label: 'Guide',
      group: 'Guides',
      entries: [{ slug: 'a-lost-laptop', label: 'A lost laptop' }],
    },
  ],
} satisfies Remote as Remote;
`,
  'mf-guides/src/guides/GuidePage.tsx': `import { Breadcrumbs, notFound, Page, Section, SmartLink } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import type { LoaderContext } from '@site/shell/remote';
import { useState } from 'react';
import { useParams } from 'react-router-dom';

/** One guide, its steps to be ticked off. */
export function GuidePage() {
  const { slug = '' } = useParams();
  const [done, setDone] = useState(0);
  return (
    <Page
      title="A lost laptop"
      description="What to do in the first hour."
      path={\`/guides/\${slug}\`}
      renderHeader={({ title, breadcrumbs }) => (
        <Section>
          <Breadcrumbs items={breadcrumbs} />
          <h1>{title}</h1>
        </Section>
      )}
    >
      <Section>
        <button type="button" onClick={() => setDone(done + 1)}>
          {\`Steps done: \${done}\`}
        </button>
        <SmartLink to={paths.blog}>More in The Foundry</SmartLink>
      </Section>
    </Page>
  );
}

export { GuidePage as Component };

export async function loader({ params }: LoaderContext) {
  if (params.slug !== 'a-lost-laptop') throw notFound();
}
`,
  'mf-guides/src/guides/GuidePage.test.tsx': `import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import * as guide from './GuidePage';

test('a step that is done is counted', async () => {
  const slug = 'a-lost-laptop';
  const { user } = await renderPage(guide, {
    path: \`/guides/\${slug}\`,
    pattern: '/guides/:slug',
    params: { slug },
  });
  await user.click(screen.getByRole('button', { name: 'Steps done: 0' }));
  expect(screen.getByRole('button', { name: 'Steps done: 1' })).toBeVisible();
});
`,
};
