import type { Router } from 'express';

interface Layer {
  handle: { stack?: Layer[] };
  route?: { path: string; stack: { method: string }[] };
}

/** All routes as registered. Those in a router are below `/api`. */
export function routesOf(router: Router, base = ''): string[] {
  return (router.stack as unknown as Layer[]).flatMap(({ handle, route }) => {
    if (handle.stack) return routesOf(handle as unknown as Router, '/api');
    const methods = new Set(route?.stack.map(({ method }) => method.toUpperCase()));
    return [...methods].map((method) => `${method} ${base}${route?.path}`);
  });
}
