/** The noun that an address of the API begins with, below `/admin` where it stands there. */
export function resourceOf(path: string): string {
  const [first = '', second = ''] = path.split('/').filter(Boolean);
  return first === 'admin' ? second : first;
}
