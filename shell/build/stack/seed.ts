import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from '../packaging/build';
import { buildFolder } from '../workspace/buildFolder';

/** Seeds the database of MONGO_URL; existing data stays. */
await build(['api'], 'production', console.log);
const { status } = spawnSync(process.execPath, [join(buildFolder('api'), 'seed.js')], { stdio: 'inherit' });
process.exit(status ?? 1);
