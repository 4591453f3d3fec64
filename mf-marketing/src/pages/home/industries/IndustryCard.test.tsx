import { renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { industryCards } from '../../../innerPage/industryCards';
import { IndustryCard } from './IndustryCard';

test('nine numbered cards, each with its illustration and the way to its page', async () => {
  await renderPage(() =>
    industryCards.map(({ slug }, index) => <IndustryCard key={slug} index={index} isCurrent={index === 4} />),
  );
  const cards = screen
    .getAllByRole('link')
    .map((card) => [card.textContent?.slice(0, 2), card.getAttribute('href')]);
  expect(cards).toEqual([
    ['01', '/industries/commercial-real-estate'],
    ['02', '/industries/architecture-engineering'],
    ['03', '/industries/legal'],
    ['04', '/industries/accounting-finance'],
    ['05', '/industries/construction-property-services'],
    ['06', '/industries/marketing-design'],
    ['07', '/industries/auto-sales-service'],
    ['08', '/industries/non-profit'],
    ['09', '/industries/healthcare'],
  ]);
  for (const image of document.querySelectorAll('img')) expect(image).toHaveAttribute('alt', '');
});
