interface HasPath {
  path: string;
}

/**
 * For a path the routes that may answer it, in their order: those whose first segment is the same, or is none of its
 * own. Looking through all of them for each of many thousand paths would hold the server up for seconds.
 */
export function candidateRoutes<R extends HasPath>(routes: readonly R[]): (path: string) => R[] {
  const named = routes.map((route) => ({ route, first: nameOf(route.path) }));
  const known = new Map<string, R[]>();
  const near = (start: string) =>
    named.filter(({ first }) => first === undefined || first === start).map(({ route }) => route);
  return (path) => {
    const start = firstOf(path);
    // In another spelling it may be any.
    if (start.includes('%')) return [...routes];
    const found = known.get(start) ?? near(start);
    known.set(start, found);
    return found;
  };
}

const firstOf = (path: string): string => path.split('/')[1] ?? '';

/** Nothing where a route begins with what stands for others. */
function nameOf(path: string): string | undefined {
  const first = firstOf(path);
  return path.startsWith('/') && /^[\w-]*$/.test(first) ? first : undefined;
}
