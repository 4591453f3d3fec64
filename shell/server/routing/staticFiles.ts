import { readdirSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import express, { type NextFunction, type RequestHandler, type Response } from 'express';
import { removeDocumentHeaders } from '../http/securityHeaders';
import type { Releases } from '../liveReleases/Releases';

/** The shell's hashed files under `/assets`, compressed with Brotli if the browser accepts it, cached permanently. */
export function shellAssets(folder: string): RequestHandler {
  return (request, response, next) => {
    const path = request.path.slice(1);
    if (!/^[\w-]+\.[0-9a-f]{8}\.\w+$/.test(path)) return next();
    const exists = (file: string) => isFile(join(folder, file));
    return sendImmutable({ root: folder, path, exists }, response, next);
  };
}

/** Files of live and recent releases under `/remotes/NAME/VERSION/`, and no others. */
export function remoteFiles(releases: Releases, folder: string): RequestHandler {
  return async (request, response, next) => {
    const match = /^\/(\w+)\/([\w.-]+)\/(web\/[\w.-]+|release\.json)$/.exec(request.path);
    const [, name = '', version = '', path = ''] = match ?? [];
    if (/\.(br|map)$/.test(path) || !releases.served.get(name)?.includes(version)) return next();
    const exists = async (file: string) => (await releases.files.verify(name, version, file)) === 'valid';
    const state = await releases.files.verify(name, version, path);
    if (state === 'unknown') return next();
    if (state === 'changed') {
      response.status(502).set('Cache-Control', 'no-store').type('text').send('Not available right now');
      return;
    }
    return sendImmutable({ root: join(folder, name, version), path, exists }, response, next);
  };
}

/** Icons, video and web manifest, at addresses that stay the same. */
export const publicFiles = (folder: string): RequestHandler =>
  express.static(folder, { index: false, redirect: false, maxAge: '1d' });

/** The addresses of the files in the public folder. */
export const publicAddresses = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${relative(folder, join(parentPath, name)).split(sep).join('/')}`);

/** Sends a file whose address changes with its content. Calls `next` if it does not exist. */
async function sendImmutable({ root, path, exists }: ImmutableFile, response: Response, next: NextFunction) {
  const isCompressed = response.req.acceptsEncodings('br') === 'br' && (await exists(`${path}.br`));
  const file = isCompressed ? `${path}.br` : path;
  const headers = {
    'Cross-Origin-Resource-Policy': 'same-origin',
    ETag: `"${file}"`,
    Vary: 'Accept-Encoding',
    ...(isCompressed && { 'Content-Encoding': 'br' }),
  };
  if (extname(path) === '.js') removeDocumentHeaders(response);
  const options = { root, headers, maxAge: '1y', immutable: true, lastModified: false };
  response.type(extname(path)).sendFile(file, options, (error?: FileError) => {
    if (!error) return;
    // The client disconnected, or the file was truncated: the response cannot be completed.
    if (response.headersSent || error.code === 'ECONNABORTED') response.destroy();
    else next(error.status === 404 ? undefined : error);
  });
}

interface ImmutableFile {
  root: string;
  path: string;
  /** Whether a file below the root may be sent. */
  exists: (file: string) => Promise<boolean>;
}

interface FileError extends NodeJS.ErrnoException {
  status?: number;
}

const isFile = (path: string) =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );
