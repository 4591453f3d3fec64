/** Latitude and longitude in degrees. */
export interface Coordinates {
  lat: number;
  lng: number;
}

const EARTH_MILES = 3958.8;

/** The great-circle distance in miles. */
export function milesBetween(from: Coordinates, to: Coordinates): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const half = (angle: number) => Math.sin(angle / 2) ** 2;
  const a = half(lat2 - lat1) + Math.cos(lat1) * Math.cos(lat2) * half(radians(to.lng - from.lng));
  return 2 * EARTH_MILES * Math.asin(Math.sqrt(a));
}

/** The initial direction, in degrees clockwise from north. */
export function bearingBetween(from: Coordinates, to: Coordinates): number {
  const [lat1, lat2] = [radians(from.lat), radians(to.lat)];
  const deltaLng = radians(to.lng - from.lng);
  const east = Math.sin(deltaLng) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(deltaLng);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}

const radians = (degrees: number) => (degrees * Math.PI) / 180;
