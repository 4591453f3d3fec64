import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface StaticFile {
  type: string;
  packed: boolean;
  body: Buffer;
}

/**
 * The same pages as plain files without any script, out of memory: what the site's own HTML, styles, fonts and
 * pictures would cost if there were nothing else. `extra` are pages that only this server has; `elsewhere` is its
 * address under the name of another site.
 */
export async function serveStaticCopies(
  site: string,
  paths: string[],
  extra: Record<string, string> = {},
): Promise<{ url: string; elsewhere: string; close: () => void }> {
  const files = new Map<string, StaticFile>();
  for (const [path, html] of Object.entries(extra))
    files.set(path, pack('text/html; charset=utf-8', Buffer.from(html)));
  for (const path of paths) {
    const html = withoutScripts(await (await fetch(site + path)).text());
    files.set(path, pack('text/html; charset=utf-8', Buffer.from(html)));
  }
  const read = async (path: string): Promise<StaticFile | undefined> => {
    const answer = await fetch(site + path);
    if (!answer.ok) return undefined;
    return pack(answer.headers.get('content-type') ?? '', Buffer.from(await answer.arrayBuffer()));
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path) ?? (await read(path));
    if (!file) return void response.writeHead(404).end();
    files.set(path, file);
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      ...(file.packed && { 'Content-Encoding': 'br' }),
    });
    response.end(file.body);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    elsewhere: `http://elsewhere.localhost:${port}`,
    close: () => server.close(),
  };
}

const withoutScripts = (html: string) =>
  html
    .replace(/<script\b(?![^>]*ld\+json)[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="(preload|modulepreload)" as="script"[^>]*>/g, '');

function pack(type: string, body: Buffer): StaticFile {
  const packed = /^text|json|svg|javascript/.test(type);
  return { type, packed, body: packed ? brotliCompressSync(body) : body };
}
