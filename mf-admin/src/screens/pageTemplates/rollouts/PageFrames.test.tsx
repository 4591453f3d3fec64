import type { ComparedPage, TemplateRollout } from '@site/api/content/templateRollouts/contract';
import { renderPage } from '@site/shell/testing';
import { fireEvent, screen } from '@testing-library/react';
import { PageFrames } from './PageFrames';

test('a text opens at its first change, without moving the screen around it', async () => {
  const rollout = { id: 'one', templateVersion: 4 } as TemplateRollout;
  const page = {
    id: 'two',
    path: '/its-legal',
    fromVersion: 3,
    share: 0.1,
    added: 1,
    removed: 0,
  } as ComparedPage;
  const Page = () => <PageFrames rollout={rollout} page={page} />;
  await renderPage(Page, { path: '/admin/template-generator/rollouts/1' });
  const frame = await screen.findByTitle(`After: ${page.path}`);
  const text = new DOMParser().parseFromString('<p>Same</p><p><ins>New</ins></p>', 'text/html');
  const change = text.querySelector('ins') as Element;
  change.getBoundingClientRect = () => ({ top: 900 }) as DOMRect;
  const scrollTo = jest.fn();
  Object.defineProperties(frame, {
    contentDocument: { value: text },
    contentWindow: { value: { scrollTo } },
    clientHeight: { value: 300 },
  });
  fireEvent.load(frame);
  expect(scrollTo).toHaveBeenCalledWith(0, 800);
});
