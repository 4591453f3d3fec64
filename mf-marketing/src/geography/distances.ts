const POINTS = ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'];

/** The nearest of the eight points of the compass. */
export const compassPoint = (bearing: number): string => POINTS[Math.round(bearing / 45) % 8]!;

/** Formats short distances to a tenth of a mile, long ones to a mile. */
export const milesText = (miles: number): string =>
  miles < 20 ? miles.toFixed(1) : String(Math.round(miles));
