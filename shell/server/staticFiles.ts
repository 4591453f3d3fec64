import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import express, { type RequestHandler, type Response } from 'express';
import type { Releases } from './releases';

const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.png': 'image/png',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
  '.vtt': 'text/vtt',
};

/** The shell's hashed files under `/assets`, brotli where the browser takes it, cached for good. */
export function shellAssets(folder: string): RequestHandler {
  return async (request, response, next) => {
    const path = request.path.slice(1);
    if (!/^[\w.-]+$/.test(path)) return next();
    if (!(await sendFile(folder, path, String(request.headers['accept-encoding']), response))) next();
  };
}

/** Files of live and recent releases under `/remotes/NAME/VERSION/`, and no others. */
export function remoteFiles(releases: Releases, folder: string): RequestHandler {
  return async (request, response, next) => {
    const match = /^\/(\w+)\/([\w.-]+)\/((?:web\/[\w.-]+)|release\.json)$/.exec(request.path);
    const [, name = '', version = '', path = ''] = match ?? [];
    if (!match || !releases.served.get(name)?.includes(version)) return next();
    if (
      !(await sendFile(
        join(folder, name, version),
        path,
        String(request.headers['accept-encoding']),
        response,
      ))
    )
      next();
  };
}

/** Icons, film and manifest, at addresses that stay the same. */
export const publicFiles = (folder: string): RequestHandler =>
  express.static(folder, { index: false, maxAge: '1d' });

async function sendFile(
  folder: string,
  path: string,
  accepted: string,
  response: Response,
): Promise<boolean> {
  const plain = join(folder, path);
  const packed = /\bbr\b/.test(accepted) ? await sizeOf(`${plain}.br`) : undefined;
  const size = packed ?? (await sizeOf(plain));
  if (size === undefined || /\.(br|map)$/.test(path)) return false;
  response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('Content-Length', size);
  response.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  if (packed !== undefined) response.setHeader('Content-Encoding', 'br');
  createReadStream(packed === undefined ? plain : `${plain}.br`).pipe(response);
  return true;
}

const sizeOf = (path: string) =>
  stat(path).then(
    (found) => (found.isFile() ? found.size : undefined),
    () => undefined,
  );
