import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

interface StaticFile {
  type: string;
  isCompressed: boolean;
  body: Buffer;
}

/**
 * Serves the pages as static files without scripts, from memory: the cost of the HTML, styles, fonts and images
 * alone. `extra` adds pages; `elsewhere` is the server's address under another host name.
 */
export async function serveStaticCopies(
  site: string,
  paths: string[],
  extra: Record<string, string> = {},
): Promise<{ url: string; elsewhere: string; close: () => void }> {
  const files = new Map<string, StaticFile>();
  for (const [path, html] of Object.entries(extra))
    files.set(path, compressFile('text/html; charset=utf-8', Buffer.from(html)));
  for (const path of paths) {
    const html = withoutScripts(await (await fetch(site + path)).text());
    files.set(path, compressFile('text/html; charset=utf-8', Buffer.from(html)));
  }
  const read = async (path: string): Promise<StaticFile | undefined> => {
    const response = await fetch(site + path);
    if (!response.ok) return undefined;
    return compressFile(
      response.headers.get('content-type') ?? '',
      Buffer.from(await response.arrayBuffer()),
    );
  };
  const server = createServer(async (request, response) => {
    const path = request.url ?? '/';
    const file = files.get(path) ?? (await read(path));
    if (!file) return void response.writeHead(404).end();
    files.set(path, file);
    response.writeHead(200, {
      'Content-Type': file.type,
      'Content-Length': file.body.length,
      ...(file.isCompressed && { 'Content-Encoding': 'br' }),
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

function compressFile(type: string, body: Buffer): StaticFile {
  const isCompressed = /^text|json|svg|javascript/.test(type);
  return { type, isCompressed, body: isCompressed ? brotliCompressSync(body) : body };
}
