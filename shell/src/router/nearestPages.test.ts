import { nearestPages } from './nearestPages';

describe('the pages nearest to an address', () => {
  it('finds a page in spite of a slip', () => {
    expect(nearestPages('/servicedesk')[0]?.path).toBe('/services/service-desk');
    expect(nearestPages('helthcare')[0]?.path).toBe('/industries/healthcare');
  });

  it('finds a page by a part of its name', () => {
    expect(nearestPages('phishing')[0]?.path).toBe('/tools/phishing-detection');
  });

  it('always offers five', () => {
    expect(nearestPages('')).toHaveLength(5);
    expect(nearestPages('qqqqqqqqqqqqqqqqqqqqqqqqq')).toHaveLength(5);
  });
});
