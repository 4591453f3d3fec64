import type { Middleware } from '../platform/http/runMiddleware';

/** Renamed paths. Remotes are released on their own, and rolled back, so releases that use the former ones still run. */
const RENAMED: [former: RegExp, path: string][] = [
  [/^\/api\/blog\/register(?=\?|$)/, '/api/blog/index'],
  [/(?<=^\/api\/admin\/[\w-]+\/[\w-]+)\/take-back(?=\?|$)/, '/restore'],
  [/(?<=^\/api\/admin\/[\w-]+\/[\w-]+)\/for-good(?=\?|$)/, '/permanently'],
];

export const acceptFormerPaths: Middleware = (request, _response, next) => {
  for (const [former, path] of RENAMED) request.url = request.url?.replace(former, path);
  next();
};
