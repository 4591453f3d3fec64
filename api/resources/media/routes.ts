import type { Request, Response } from 'express';
import type { Api } from '../../deps';
import { anyone } from '../../http/can';
import { notFound } from '../../http/Refusal';
import { cover } from './cover';

/** The pictures that belong to content. */
export function mediaRoutes(api: Api): void {
  const serve = async (req: Request, res: Response) => {
    const svg = await cover(String(req.params.name));
    if (!svg) throw notFound();
    res.set('Cache-Control', 'public, max-age=3600');
    // The drawing's own styles are all it may use, also when it is opened by itself.
    res.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    res.type('image/svg+xml').send(svg);
  };
  api.router.get('/media/covers/:name', Object.assign(serve, { policy: anyone }));
}
