interface HasPath {
  path: string;
}

/**
 * Returns the routes that may match a path, in their order: those with the same first segment or with a parameter
 * there. Trying all routes for thousands of paths would block the event loop for seconds.
 */
export function candidateRoutes<R extends HasPath>(routes: readonly R[]): (path: string) => R[] {
  const withSegments = routes.map((route) => ({ route, first: staticSegment(route.path) }));
  const cache = new Map<string, R[]>();
  const routesFor = (segment: string) =>
    withSegments.filter(({ first }) => first === undefined || first === segment).map(({ route }) => route);
  return (path) => {
    const segment = firstSegment(path);
    // A percent-encoded segment may match any route.
    if (segment.includes('%')) return [...routes];
    const found = cache.get(segment) ?? routesFor(segment);
    cache.set(segment, found);
    return found;
  };
}

const firstSegment = (path: string): string => path.split('/')[1] ?? '';

/** The first segment; `undefined` if it is a parameter or wildcard. */
function staticSegment(path: string): string | undefined {
  const first = firstSegment(path);
  return path.startsWith('/') && /^[\w-]*$/.test(first) ? first : undefined;
}
