import { pino } from 'pino';
import { createApi } from './app';
import type { Policy } from './identity/access/can';
import { readEnv } from './platform/configuration/env';
import type { Endpoint } from './platform/contracts/endpoint';

/** Lists all endpoints with their policies. Needs no database. */
export function listRoutes(): { endpoint: Endpoint; policy: Policy; action: string }[] {
  const api = createApi({
    env: readEnv({
      MONGO_URL: 'mongodb://nowhere',
      SESSION_SECRET: 'x'.repeat(32),
      AUDIT_KEY: 'x'.repeat(32),
      SEALING_KEYS: `1:${'x'.repeat(43)}`,
    }),
    log: pino({ level: 'silent' }),
    health: { isPrepared: false, isDraining: false },
    onMailQueued: () => {},
  });
  return api.routes as unknown as ReturnType<typeof listRoutes>;
}
