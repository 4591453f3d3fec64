/** The first segment of an API path, without `/admin`. */
export function resourceOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return first === 'admin' ? second : first;
}
