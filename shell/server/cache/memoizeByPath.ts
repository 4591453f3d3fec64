import { remember } from '@site/api/remember';

/**
 * The same lookup, which does not look twice for one path: what was found holds for as long as the place it was looked
 * up in, which is never changed but replaced.
 */
export function memoizeByPath<Place extends object, Found>(
  look: (place: Place, path: string) => Found,
): (place: Place, path: string) => Found {
  const known = new WeakMap<Place, (path: string) => Found>();
  return (place, path) => {
    const lookHere = known.get(place) ?? remember((asked) => look(place, asked));
    known.set(place, lookHere);
    return lookHere(path);
  };
}
