import express, { type Request, type RequestHandler, type Response } from 'express';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import type { Api } from '../identity/access/Api';
import { authenticate } from '../identity/access/authenticate';
import { anyone } from '../identity/access/can';
import { HttpError } from '../platform/errors/HttpError';
import { createOpenApiDocument } from './createOpenApiDocument';

/** OpenAPI document and Swagger UI. In production both require membership. */
export function openapiRoutes(api: Api): void {
  const withPublicPolicy = <Handler extends RequestHandler>(handler: Handler) =>
    Object.assign(handler, { policy: anyone });
  const requireMember = withPublicPolicy(async (req: Request, _res: Response, next) => {
    if (api.env.isProduction) await authenticate(api.env, req);
    next();
  });
  const redirectVisitors = withPublicPolicy(async (req: Request, res: Response, next) => {
    const isMember = !api.env.isProduction || (await isSignedIn(api, req));
    if (isMember) next();
    else res.redirect(302, '/admin/login?next=/api/docs');
  });
  let text: string | undefined;
  api.router.get(
    '/openapi.json',
    requireMember,
    withPublicPolicy((_req, res) => {
      // At the first call, when all routes are known. It takes about a second.
      text ??= JSON.stringify(createOpenApiDocument(api.routes));
      res.type('json').send(text);
    }),
  );
  api.router.get(
    '/docs',
    redirectVisitors,
    withPublicPolicy(
      (_req, res) => void res.set('Content-Security-Policy', contentSecurityPolicy).type('html').send(page),
    ),
  );
  api.router.get(
    '/docs/start.js',
    withPublicPolicy((_req, res) => void res.type('js').send(startScript)),
  );
  api.router.get('/docs/:file', withPublicPolicy(serveAssets()));
}

async function isSignedIn(api: Api, req: Request): Promise<boolean> {
  return authenticate(api.env, req).then(
    () => true,
    (error: unknown) => {
      if (error instanceof HttpError && error.status === 401) return false;
      throw error;
    },
  );
}

function serveAssets(): RequestHandler {
  const files = express.static(swaggerFolder(), { index: false, maxAge: '1d' });
  return (req, res, next) => {
    req.url = `/${String(req.params.file)}`;
    if (/^\/swagger-ui(-bundle)?\.(js|css)$/.test(req.url)) files(req, res, next);
    else next();
  };
}

const contentSecurityPolicy =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const page = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<title>API document</title>
<link rel="stylesheet" href="/api/docs/swagger-ui.css">
</head>
<body>
<main id="document"></main>
<script src="/api/docs/swagger-ui-bundle.js"></script>
<script src="/api/docs/start.js"></script>
</body>
</html>
`;

const startScript = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#document', validatorUrl: null });\n`;
