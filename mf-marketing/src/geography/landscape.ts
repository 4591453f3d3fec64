/** Degrees north and east. */
export type Position = [lat: number, lng: number];

/** A river, lake or road, generalized to a few points. */
interface Course {
  name: string;
  /** The least scale, in pixels per mile, at which a map shows it. */
  from?: number;
  course: Position[];
}

export const RIVERS: Course[] = [
  {
    name: 'Colorado River',
    course: along(
      '30.75,-98.42 30.57,-98.27 30.43,-98.03 30.39,-97.91 30.34,-97.87 30.35,-97.8 30.29,-97.79 30.27,-97.77 30.25,-97.72 30.24,-97.66 30.21,-97.58 30.22,-97.5 30.11,-97.32 30,-97.16 29.9,-96.88 29.7,-96.53',
    ),
  },
  {
    name: 'San Gabriel River',
    from: 3.5,
    course: along(
      '30.75,-98.05 30.7,-97.88 30.685,-97.78 30.667,-97.727 30.653,-97.69 30.648,-97.667 30.65,-97.6 30.67,-97.52 30.69,-97.4 30.7,-97.32 30.68,-97.25 30.72,-97.1 30.79,-96.9',
    ),
  },
  {
    name: 'South Fork',
    from: 12,
    course: along('30.66,-98 30.63,-97.9 30.62,-97.8 30.63,-97.72 30.648,-97.667'),
  },
  {
    name: 'Brushy Creek',
    from: 6,
    course: along(
      '30.55,-97.82 30.525,-97.75 30.512,-97.69 30.522,-97.62 30.515,-97.55 30.5,-97.47 30.54,-97.36 30.6,-97.22 30.74,-97.06',
    ),
  },
  { name: 'Pedernales River', course: along('30.22,-98.87 30.29,-98.4 30.33,-98.2 30.42,-98.08') },
  { name: 'Little River', course: along('31.01,-97.41 30.9,-97.2 30.83,-96.97 30.84,-96.68') },
  {
    name: 'Leon River',
    course: along('31.75,-98.1 31.43,-97.75 31.25,-97.6 31.16,-97.51 31.06,-97.44 31.01,-97.41'),
  },
  {
    name: 'Lampasas River',
    from: 3,
    course: along('31.1,-98.05 31,-97.75 31.02,-97.58 30.99,-97.46 31.01,-97.41'),
  },
  {
    name: 'Brazos River',
    course: along(
      '32.87,-98.43 32.65,-98.2 32.44,-97.79 32.25,-97.67 31.87,-97.36 31.65,-97.19 31.56,-97.13 31.47,-97.04 31.28,-96.97 31.1,-96.83 30.84,-96.68 30.63,-96.54 30.37,-96.15 29.9,-95.95 29.56,-95.75',
    ),
  },
  {
    name: 'Bosque River',
    from: 3,
    course: along('31.98,-97.9 31.92,-97.65 31.78,-97.57 31.66,-97.46 31.58,-97.22 31.59,-97.15'),
  },
  {
    name: 'Trinity River',
    course: along(
      '32.76,-97.33 32.79,-97.1 32.8,-96.95 32.78,-96.82 32.72,-96.75 32.55,-96.52 32.3,-96.35 32,-96.1 31.65,-95.79 31,-95.6',
    ),
  },
  {
    name: 'San Antonio River',
    course: along('29.465,-98.47 29.42,-98.49 29.33,-98.45 29.21,-98.36 29.13,-98.17 28.98,-98 28.66,-97.39'),
  },
  { name: 'Medina River', course: along('29.72,-99.07 29.56,-98.95 29.35,-98.88 29.25,-98.6 29.21,-98.38') },
  {
    name: 'Guadalupe River',
    course: along(
      '30.04,-99.13 29.96,-98.9 29.87,-98.5 29.87,-98.23 29.71,-98.11 29.56,-97.96 29.49,-97.45 29.09,-97.3',
    ),
  },
  { name: 'Blanco River', from: 3, course: along('30.1,-98.42 29.99,-98.1 29.86,-97.91') },
  {
    name: 'Red River',
    course: along('34.1,-98.5 33.9,-97.9 33.85,-97.1 33.75,-96.6 33.85,-96 33.8,-95.3 33.55,-94.4'),
  },
];

/** Lakes: a course with its width in miles. */
export const LAKES: (Course & { width: number })[] = [
  lake(
    'Lake Travis',
    0.8,
    [30.5, -98.16],
    [30.43, -98.03],
    [30.46, -97.98],
    [30.43, -97.94],
    [30.39, -97.91],
  ),
  lake('Lake Georgetown', 0.5, [30.692, -97.8], [30.683, -97.76], [30.668, -97.73]),
  lake('Granger Lake', 1.5, [30.7, -97.41], [30.69, -97.36], [30.7, -97.33]),
  lake('Walter E. Long Lake', 1, [30.29, -97.6], [30.28, -97.6]),
  lake('Belton Lake', 0.9, [31.22, -97.55], [31.16, -97.52], [31.11, -97.48]),
  lake('Stillhouse Hollow Lake', 0.8, [31.01, -97.62], [31.03, -97.57], [31.025, -97.535]),
  lake('Lake Waco', 2, [31.52, -97.25], [31.57, -97.22], [31.6, -97.2]),
  lake('Lake Whitney', 1.6, [32.05, -97.45], [31.93, -97.4], [31.87, -97.37]),
  lake('Canyon Lake', 1.5, [29.88, -98.27], [29.87, -98.2]),
  lake('Medina Lake', 1, [29.6, -98.97], [29.55, -98.93]),
  lake('Lake Buchanan', 3, [30.88, -98.43], [30.76, -98.42]),
  lake('Lewisville Lake', 3, [33.14, -96.98], [33.07, -96.97]),
  lake('Lake Ray Hubbard', 3, [32.95, -96.53], [32.82, -96.52]),
];

export const INTERSTATE: Course = {
  name: 'I-35',
  course: along(
    '28.89,-99.1 29.35,-98.56 29.42,-98.5 29.5,-98.4 29.58,-98.28 29.7,-98.09 29.88,-97.92 30.08,-97.82 30.18,-97.77 30.265,-97.735 30.33,-97.7 30.4,-97.675 30.45,-97.668 30.508,-97.687 30.57,-97.69 30.633,-97.694 30.7,-97.66 30.82,-97.6 30.95,-97.54 31.05,-97.46 31.1,-97.36 31.21,-97.3 31.385,-97.21 31.55,-97.125 31.7,-97.09 32.01,-97.11 32.4,-96.86 32.6,-96.82 32.775,-96.81 32.9,-96.9 33.05,-97 33.2,-97.13 33.64,-97.15',
  ),
};

export const ROADS: Course[] = [
  {
    name: 'US 79',
    course: along(
      '30.508,-97.687 30.52,-97.62 30.543,-97.55 30.571,-97.41 30.59,-97.3 30.655,-97 30.88,-96.59 31.46,-96.06',
    ),
  },
  {
    name: 'SH 130',
    from: 3.5,
    course: along(
      '30.7,-97.66 30.6,-97.61 30.54,-97.575 30.44,-97.59 30.33,-97.61 30.22,-97.63 30.07,-97.69 29.87,-97.68 29.6,-97.93',
    ),
  },
  {
    name: 'US 183',
    from: 3.5,
    course: along(
      '31.06,-98.18 30.66,-97.88 30.58,-97.855 30.505,-97.82 30.43,-97.76 30.38,-97.735 30.32,-97.68 30.25,-97.675 30.2,-97.665 30.07,-97.69',
    ),
  },
  {
    name: 'MoPac',
    from: 12,
    course: along('30.475,-97.7 30.4,-97.725 30.33,-97.755 30.28,-97.775 30.235,-97.81 30.19,-97.86'),
  },
  {
    name: 'SH 29',
    from: 3.5,
    course: along('30.758,-98.228 30.665,-97.92 30.633,-97.694 30.64,-97.6 30.64,-97.45'),
  },
  {
    name: 'SH 95',
    from: 3.5,
    course: along('31.08,-97.36 30.88,-97.4 30.717,-97.443 30.571,-97.41 30.35,-97.37 30.11,-97.32'),
  },
  {
    name: 'US 290',
    course: along(
      '30.275,-98.87 30.277,-98.41 30.19,-98.09 30.235,-97.86 30.225,-97.76 30.32,-97.7 30.34,-97.56 30.35,-97.37 30.18,-96.94 30.17,-96.4 29.8,-95.5',
    ),
  },
  {
    name: 'I-10',
    course: along('30.05,-99.14 29.79,-98.73 29.43,-98.5 29.59,-97.97 29.65,-97.65 29.71,-96.54 29.76,-95.4'),
  },
  { name: 'I-45', course: along('32.77,-96.79 32.09,-96.45 31.73,-96.17 30.72,-95.57 29.8,-95.37') },
  {
    name: 'I-35W',
    course: along('32.01,-97.11 32.42,-97.22 32.55,-97.32 32.75,-97.32 33,-97.29 33.2,-97.13'),
  },
  { name: 'I-20', course: along('32.73,-97.6 32.67,-97.2 32.65,-96.8 32.7,-96.28 32.45,-95.4') },
  { name: 'I-14', from: 3, course: along('31.12,-97.9 31.1,-97.73 31.06,-97.47') },
  { name: 'SH 6', from: 3, course: along('31.53,-97.12 31.29,-96.9 30.88,-96.59 30.65,-96.37') },
  { name: 'US 84', from: 3, course: along('31.44,-97.74 31.44,-97.41 31.52,-97.16') },
  { name: 'US 281', from: 3, course: along('29.43,-98.48 29.6,-98.47 29.8,-98.42 30.28,-98.41') },
];

/** The edge of the Hill Country, from San Antonio to Waco. */
export const HILLS = along(
  '29.45,-98.75 29.6,-98.5 29.72,-98.15 29.89,-97.97 30.1,-97.87 30.27,-97.8 30.38,-97.78 30.5,-97.76 30.63,-97.76 30.85,-97.66 31.05,-97.54 31.3,-97.4 31.5,-97.28',
);

export interface Landmark {
  name: string;
  from?: number;
  kind: 'town' | 'airport' | 'stadium' | 'peak';
  place: Position;
}

/** Airports and other places to recognize the region by, and towns without a page. */
export const LANDMARKS: Landmark[] = [
  { name: 'Austin airport', kind: 'airport', place: [30.195, -97.67], from: 3 },
  { name: 'Georgetown airport', kind: 'airport', place: [30.679, -97.679], from: 12 },
  { name: 'San Antonio airport', kind: 'airport', place: [29.534, -98.47], from: 3 },
  { name: 'Waco airport', kind: 'airport', place: [31.611, -97.23], from: 3 },
  { name: 'DFW airport', kind: 'airport', place: [32.898, -97.04] },
  { name: 'Dell Diamond', kind: 'stadium', place: [30.527, -97.629], from: 12 },
  { name: 'Mount Bonnell', kind: 'peak', place: [30.321, -97.774], from: 12 },
  { name: 'Fort Worth', kind: 'town', place: [32.756, -97.331] },
  { name: 'San Marcos', kind: 'town', place: [29.883, -97.941] },
  { name: 'New Braunfels', kind: 'town', place: [29.703, -98.125] },
  { name: 'Killeen', kind: 'town', place: [31.117, -97.728] },
  { name: 'Belton', kind: 'town', place: [31.056, -97.464], from: 6 },
  { name: 'Hillsboro', kind: 'town', place: [32.011, -97.13] },
  { name: 'Corsicana', kind: 'town', place: [32.095, -96.469] },
  { name: 'College Station', kind: 'town', place: [30.628, -96.334] },
  { name: 'Bastrop', kind: 'town', place: [30.11, -97.315] },
  { name: 'Leander', kind: 'town', place: [30.579, -97.853], from: 6 },
  { name: 'Pflugerville', kind: 'town', place: [30.439, -97.62], from: 6 },
  { name: 'Liberty Hill', kind: 'town', place: [30.665, -97.923], from: 6 },
  { name: 'Granger', kind: 'town', place: [30.718, -97.443], from: 6 },
  { name: 'Jarrell', kind: 'town', place: [30.825, -97.605], from: 6 },
  { name: 'Elgin', kind: 'town', place: [30.35, -97.37], from: 6 },
  { name: 'Buda', kind: 'town', place: [30.085, -97.84], from: 6 },
];

/** Places as "lat,lng", separated by spaces. */
function along(places: string): Position[] {
  return places.split(' ').map((place) => {
    const [lat, lng] = place.split(',');
    return [Number(lat), Number(lng)];
  });
}

function lake(name: string, width: number, ...course: Position[]) {
  return { name, width, course };
}
