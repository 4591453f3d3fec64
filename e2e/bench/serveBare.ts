import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ROOT } from '../site';

const PROGRAM = `
  const { default: express } = await import('express');
  const app = express();
  app.get('/', (_request, response) => response.type('json').send(process.env.BODY));
  const server = app.listen(0, '127.0.0.1', () => console.log(server.address().port));
`;

/** An Express handler that answers the given bytes and does nothing else, in a process of its own. */
export async function serveBare(body: string): Promise<{ url: string; stop: () => void }> {
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    cwd: join(ROOT, 'api'),
    env: { ...process.env, NODE_ENV: 'production', BODY: body },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() };
}
