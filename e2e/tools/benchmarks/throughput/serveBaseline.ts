import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newFolder, ROOT } from '../../../fixtures/site/startSite';

const LISTEN = `.listen(0, '127.0.0.1', function () { console.log(this.address().port); });`;
const READ = `import { readFileSync } from 'node:fs'; const body = readFileSync(process.env.BODY);`;

const PROGRAMS = {
  /** An Express handler that sends JSON. */
  express: `${READ}
    const { default: express } = await import('express');
    const text = body.toString();
    express().get('/', (_request, response) => response.type('json').send(text))${LISTEN}`,
  /** A Node server that sends a compressed page. */
  node: `${READ}
    const { createServer } = await import('node:http');
    const head = { 'Content-Type': 'text/html', 'Content-Encoding': 'br', 'Content-Length': body.length };
    createServer((_request, response) => response.writeHead(200, head).end(body))${LISTEN}`,
};

/** Starts a server that only sends the given bytes, in its own process. */
export async function serveBaseline(
  program: keyof typeof PROGRAMS,
  body: string | Buffer,
): Promise<{ url: string; stop: () => void }> {
  const folder = newFolder();
  const file = join(folder, 'body');
  writeFileSync(file, body);
  const child = spawn(process.execPath, ['--input-type=module', '-e', PROGRAMS[program]], {
    cwd: join(ROOT, 'api'),
    env: { ...process.env, NODE_ENV: 'production', BODY: file },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [port] = await once(child.stdout, 'data');
  rmSync(folder, { recursive: true });
  return { url: `http://127.0.0.1:${String(port).trim()}/`, stop: () => child.kill() };
}
