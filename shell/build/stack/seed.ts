import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { build } from '../packaging/build';
import { buildFolder } from '../workspace/buildFolder';

/** Fills the database that MONGO_URL names with what a new site needs; what is there already stays. */
await build(['api'], 'production', console.log);
const { status } = spawnSync(process.execPath, [join(buildFolder('api'), 'seed.js')], { stdio: 'inherit' });
process.exit(status ?? 1);
