import { subtractTimes } from './subtractTimes';

const span = (from: number, to: number) => ({ from: new Date(from), to: new Date(to) });

test.each<[others: [number, number][], left: [number, number][]]>([
  [
    [],
    [
      [10, 20],
      [30, 40],
    ],
  ],
  [
    [
      [0, 5],
      [20, 30],
      [45, 50],
    ],
    [
      [10, 20],
      [30, 40],
    ],
  ],
  [
    [
      [12, 14],
      [16, 18],
    ],
    [
      [10, 12],
      [14, 16],
      [18, 20],
      [30, 40],
    ],
  ],
  [
    [[15, 35]],
    [
      [10, 15],
      [35, 40],
    ],
  ],
  [
    [
      [32, 34],
      [5, 12],
      [33, 36],
    ],
    [
      [12, 20],
      [30, 32],
      [36, 40],
    ],
  ],
  [
    [
      [10, 20],
      [0, 50],
    ],
    [],
  ],
])('without %j, the rest of two times is left', (others, left) => {
  const times = [span(10, 20), span(30, 40)];
  const rest = subtractTimes(
    times,
    others.map(([from, to]) => span(from, to)),
  );
  expect(rest).toEqual(left.map(([from, to]) => span(from, to)));
});
