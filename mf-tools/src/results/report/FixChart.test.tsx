import { exampleReport } from '@site/api/tools/reports/example';
import { render, screen } from '@testing-library/react';
import { FixChart } from './FixChart';

test('no number of the first three fixes covers another', () => {
  const { fixes } = exampleReport();
  const alike = [5, 4, 3].map((points, index) => ({
    ...fixes[index]!,
    impact: points * 9,
    ease: 90,
  }));
  render(<FixChart report={exampleReport({ fixes: [...alike, ...fixes.slice(3)] })} />);
  const places = ['1', '2', '3'].map((number) => {
    const text = screen.getByText(number);
    return { x: Number(text.getAttribute('x')), y: Number(text.getAttribute('y')) };
  });
  const gaps = [
    [0, 1],
    [0, 2],
    [1, 2],
  ].map(([one = 0, other = 0]) => {
    const [from, to] = [places[one]!, places[other]!];
    return Math.hypot(from.x - to.x, from.y - to.y);
  });
  expect(Math.min(...gaps)).toBeGreaterThanOrEqual(32);
});
