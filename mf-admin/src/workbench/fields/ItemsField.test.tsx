import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { ItemsField } from './ItemsField';

function Page() {
  return (
    <ItemsField<string>
      label="Blocks"
      noun="block"
      value={['Text']}
      onChange={() => {}}
      errors={{}}
      nameOf={(item) => item}
      max={3}
      render={() => (
        <ol style={{ listStyle: 'decimal' }} aria-label="Text">
          <li>First</li>
        </ol>
      )}
    />
  );
}

test('a list in the text of an item looks like one, not like items', async () => {
  await renderPage(Page, { path: '/admin/newsletters', hasStyles: true });
  const text = await screen.findByRole('list', { name: 'Text' });
  const items = text.closest('li')?.parentElement as HTMLElement;
  expect(getComputedStyle(items).display).toBe('grid');
  expect(getComputedStyle(text).display).not.toBe('grid');
});
