import { join } from 'node:path';
import { Supervisor } from './Supervisor';

const FOLDER = join(__dirname, '../../..');
const NEEDED = [
  'PUBLIC_ORIGIN',
  'MONGO_URL',
  'SMTP_URL',
  'SESSION_SECRET',
  'RELEASE_STORE',
  'RELEASE_PUBLIC_KEYS',
  'MAIL_FROM',
  'ADMIN_EMAIL',
];

/** API and shell for production on one machine, out of finished builds; secrets and database come from outside. */
async function startProduction() {
  const missing = NEEDED.filter((name) => !process.env[name]);
  if (missing.length)
    throw new Error(
      `Production needs ${missing.join(', ')}: set them in the environment, as .env.example says.`,
    );
  const {
    API_PORT = '3001',
    API_METRICS_PORT = '3003',
    SHELL_METRICS_PORT = '3002',
    DATA_DIR = join(FOLDER, '.data'),
  } = process.env;
  const common = { ...process.env, SITE_MODE: 'production', NODE_ENV: 'production', DATA_DIR, API_PORT };
  const supervisor = new Supervisor(DATA_DIR, (line) => console.log(line));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => supervisor.stop().then(() => process.exit(0)));
  const node = {
    command: process.execPath,
    output: 'inherit',
    graceMs: 22_000,
    untilReady: async () => undefined,
  } as const;
  await supervisor.start({
    ...node,
    name: 'api',
    args: [join(FOLDER, 'api/dist/main.js')],
    env: { ...common, METRICS_PORT: API_METRICS_PORT },
  });
  await supervisor.start({
    ...node,
    name: 'shell',
    args: [join(FOLDER, 'shell/dist/server/main.cjs')],
    env: { ...common, METRICS_PORT: SHELL_METRICS_PORT, API_ORIGIN: `http://127.0.0.1:${API_PORT}` },
  });
}

startProduction().catch((error: Error) => {
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
