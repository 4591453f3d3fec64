import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pino } from 'pino';
import { apiOf } from './app';
import { readEnv } from './env';
import { openapi } from './resources/documents/openapi';

/** Writes `openapi.json` out of the contracts; a test compares the two. */
const { answered } = apiOf({
  env: readEnv({ SESSION_SECRET: 'x'.repeat(32) }),
  log: pino({ level: 'silent' }),
  health: { isPrepared: false, isDraining: false },
  onMailWaiting: () => {},
});
writeFileSync(join(import.meta.dirname, 'openapi.json'), `${JSON.stringify(openapi(answered), null, 2)}\n`);
