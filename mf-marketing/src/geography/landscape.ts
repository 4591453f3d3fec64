type Place = [lat: number, lng: number];

/** Rivers and roads around the service areas, generalized to a few points each. */
export const RIVERS: { name: string; label?: Place; course: Place[] }[] = [
  {
    name: 'Colorado River',
    label: [29.98, -96.92],
    course: [
      [30.55, -98.3],
      [30.42, -97.95],
      [30.32, -97.84],
      [30.25, -97.75],
      [30.24, -97.67],
      [30.2, -97.55],
      [30.11, -97.32],
      [29.9, -96.88],
      [29.7, -96.54],
    ],
  },
  {
    name: 'San Gabriel River',
    course: [
      [30.72, -98.0],
      [30.68, -97.78],
      [30.65, -97.66],
      [30.64, -97.55],
      [30.69, -97.4],
      [30.74, -97.2],
      [30.77, -97.0],
    ],
  },
  {
    name: 'Brazos River',
    label: [31.12, -96.76],
    course: [
      [32.05, -97.5],
      [31.75, -97.3],
      [31.56, -97.12],
      [31.35, -96.98],
      [31.13, -96.82],
      [30.75, -96.6],
    ],
  },
  {
    name: 'Trinity River',
    course: [
      [32.85, -97.05],
      [32.8, -96.88],
      [32.74, -96.75],
      [32.55, -96.55],
    ],
  },
  {
    name: 'San Antonio River',
    course: [
      [29.48, -98.46],
      [29.4, -98.49],
      [29.28, -98.4],
      [29.1, -98.1],
    ],
  },
];

export const ROADS: { name: string; course: Place[] }[] = [
  {
    name: 'US 79',
    course: [
      [30.508, -97.679],
      [30.543, -97.547],
      [30.571, -97.409],
      [30.66, -97.0],
    ],
  },
  {
    name: 'US 183',
    course: [
      [30.75, -97.93],
      [30.505, -97.82],
      [30.39, -97.74],
      [30.27, -97.68],
      [30.19, -97.68],
      [29.9, -97.67],
    ],
  },
];

/** Lakes and the airport, as points. */
export const LANDMARKS: { name: string; place: Place; kind: 'lake' | 'airport' }[] = [
  { name: 'Lake Travis', place: [30.43, -97.98], kind: 'lake' },
  { name: 'Lake Georgetown', place: [30.68, -97.76], kind: 'lake' },
  { name: 'Belton Lake', place: [31.13, -97.49], kind: 'lake' },
  { name: 'Lake Waco', place: [31.58, -97.22], kind: 'lake' },
  { name: 'Austin airport', place: [30.195, -97.67], kind: 'airport' },
];
