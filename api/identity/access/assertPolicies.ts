import type { Router } from 'express';

interface Layer {
  name: string;
  handle: { policy?: unknown; stack?: Layer[] };
  route?: { path: string; stack: Layer[] };
}

/** Throws when a route has no policy, so that the server does not start. */
export function assertPolicies(router: Router): void {
  for (const layer of router.stack as unknown as Layer[]) {
    if (layer.handle.stack) assertPolicies(layer.handle as unknown as Router);
    if (!layer.route) continue;
    const isDecided = layer.route.stack.every((step) => step.handle.policy);
    if (!isDecided) throw new Error(`The route ${layer.route.path} has no policy.`);
  }
}
