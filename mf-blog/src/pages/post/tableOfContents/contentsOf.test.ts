import { contentsOf } from './contentsOf';

const textOf = (count: number) => 'w'.repeat(count);
const section = (id: string, length: number) => `<h2 id="${id}">${id}</h2><p>${textOf(length)}</p>`;
const heading = (id: string, level = 2) => ({ id, text: id, level });

test('sections are positioned by where they start in the text', () => {
  const html = `<p>${textOf(299)}</p>${section('a', 599)}${section('b', 99)}`;
  const entries = contentsOf({ html, headings: [heading('a'), heading('b')], readingMinutes: 10 });
  expect(entries.map(({ id }) => id)).toEqual(['a', 'b']);
  expect(entries[0]!.at).toBeCloseTo(0.3, 2);
  expect(entries[1]!.at).toBeCloseTo(0.9, 2);
  expect(entries.map(({ clock }) => clock)).toEqual(['3:00', '9:00']);
});

test('only the second level is listed', () => {
  const headings = [heading('a'), heading('b', 3)];
  expect(contentsOf({ html: section('a', 10), headings, readingMinutes: 1 })).toHaveLength(1);
});

test.each([2, 6, 9, 16])('%i sections keep their order, their distance and stay in range', (count) => {
  const ids = Array.from({ length: count }, (_, index) => `s${index}`);
  const html = textOf(5000) + ids.map((id) => section(id, 1)).join('');
  const positions = contentsOf({ html, headings: ids.map((id) => heading(id)), readingMinutes: 4 }).map(
    ({ at }) => at,
  );
  positions.forEach((at, index) => {
    expect(at).toBeGreaterThanOrEqual(0);
    expect(at).toBeLessThanOrEqual(1);
    if (index) expect(at - positions[index - 1]!).toBeGreaterThan(0.05);
  });
});

test('an empty text causes no error', () => {
  expect(contentsOf({ html: '', headings: [heading('a')], readingMinutes: 0 })[0]).toMatchObject({
    clock: '0:00',
  });
});
