import type { Router } from 'express';
import { pino } from 'pino';
import { createExpressApp } from '../../app';
import { readEnv } from '../../platform/configuration/env';

/** All routes of the API as registered. Those in a router are below `/api`. */
export function listRegisteredRoutes(): string[] {
  const { app } = createExpressApp({
    env: readEnv({
      MONGO_URL: 'mongodb://nowhere',
      SEALING_KEYS: `1:${'x'.repeat(43)}`,
      SESSION_SECRET: 'x'.repeat(32),
      AUDIT_KEY: 'x'.repeat(32),
    }),
    log: pino({ level: 'silent' }),
    health: { isPrepared: false, isDraining: false },
    onMailQueued: () => {},
  });
  return routesOf(app.router);
}

interface Layer {
  handle: { stack?: Layer[] };
  route?: { path: string; stack: { method: string }[] };
}

function routesOf(router: Router, base = ''): string[] {
  return (router.stack as unknown as Layer[]).flatMap(({ handle, route }) => {
    if (handle.stack) return routesOf(handle as unknown as Router, '/api');
    const methods = new Set(route?.stack.map(({ method }) => method.toUpperCase()));
    return [...methods].map((method) => `${method} ${base}${route?.path}`);
  });
}
