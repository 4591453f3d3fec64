import { industries, paths, services, tools } from '../paths';
import { defaultPages, nearestPages } from './nearestPages';

const pages = [
  ...defaultPages,
  ...services.map(({ slug, label }) => ({ label, path: paths.service(slug) })),
  ...industries.map(({ slug, label }) => ({ label, path: paths.industry(slug) })),
  ...tools.map(({ slug, label }) => ({ label, path: paths.tool(slug) })),
];

describe('the pages nearest to an address', () => {
  it('finds a page in spite of a typo', () => {
    expect(nearestPages('/servicedesk', pages)[0]?.path).toBe('/services/service-desk');
    expect(nearestPages('helthcare', pages)[0]?.path).toBe('/industries/healthcare');
  });

  it('finds a page by a part of its name', () => {
    expect(nearestPages('phishing', pages)[0]?.path).toBe('/tools/phishing-detection');
  });

  it('always offers five', () => {
    expect(nearestPages('', pages)).toHaveLength(5);
    expect(nearestPages('qqqqqqqqqqqqqqqqqqqqqqqqq', defaultPages)).toHaveLength(5);
  });
});
