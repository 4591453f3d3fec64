import { examplePolicyDraft } from '@site/api/content/policies/example';
import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { PolicySearchPreview } from './PolicySearchPreview';

test.each([
  ['privacy-policy', /\S › privacy-policy$/],
  ['acceptable-use', /\S › policies › acceptable-use$/],
  ['', /^[^›]+$/],
])('the search preview shows the path of the policy “%s”', async (slug, message) => {
  await renderPage(() => <PolicySearchPreview draft={examplePolicyDraft({ slug, title: 'A policy' })} />);
  expect(screen.getByText('A policy').previousElementSibling).toHaveTextContent(message);
});
