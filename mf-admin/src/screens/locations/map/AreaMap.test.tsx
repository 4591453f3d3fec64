import { render, screen } from '@testing-library/react';
import { AreaMap } from './AreaMap';
import type { MappedArea } from './clusterAreas';

/** Areas all over Texas, at the same coordinates in every run. */
const areas = (count: number): MappedArea[] =>
  Array.from({ length: count }, (_, n) => ({
    slug: `area-${n}`,
    name: `Area ${n}`,
    leads: n % 50 ? 0 : 1,
    completeness: 75,
    lat: 27 + ((n * 7919) % 6000) / 1000,
    lng: -101 + ((n * 104_729) % 6000) / 1000,
  }));

const drawn = () => screen.getByRole('img').querySelectorAll('.dot').length;

test('a few areas are drawn individually with their names', () => {
  render(<AreaMap areas={areas(12)} here="area-3" />);
  expect(screen.getByRole('img', { name: 'Map of 12 areas, Area 3 highlighted' })).toBeVisible();
  expect(drawn()).toBe(12);
  for (let n = 0; n < 12; n++) expect(screen.getByText(`Area ${n}`)).toBeVisible();
});

test('ten thousand areas are clustered, the open one is drawn individually', () => {
  render(<AreaMap areas={areas(10_000)} here="area-3" />);
  expect(screen.getByRole('img', { name: 'Map of 10,000 areas, Area 3 highlighted' })).toBeVisible();
  expect(drawn()).toBeGreaterThan(50);
  expect(drawn()).toBeLessThan(800);
  expect(screen.getByText('Area 3')).toBeVisible();
});
