import type { Request, Response } from 'express';
import type { Api } from '../../deps';
import { anyone } from '../../http/can';
import { sendPacked } from '../../http/packed';
import { notFound } from '../../http/Refusal';
import { cover } from './cover';

/** The pictures that belong to content. */
export function mediaRoutes(api: Api): void {
  const serve = async (req: Request, res: Response) => {
    const svg = await cover(String(req.params.name));
    if (!svg) throw notFound();
    // Drawn anew only with another build, and then nobody is wronged who sees the old one for some days.
    res.set('Cache-Control', 'public, max-age=86400, stale-while-revalidate=604800');
    // The drawing's own styles are all it may use, also when it is opened by itself.
    res.set('Content-Security-Policy', "default-src 'none'; style-src 'unsafe-inline'");
    sendPacked(req, res, 'image/svg+xml', svg);
  };
  api.router.get('/media/covers/:name', Object.assign(serve, { policy: anyone }));
}
