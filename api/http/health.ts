import type { Response, Router } from 'express';
import { isPrimaryThere } from '../db/connect';
import type { Health } from '../deps';
import { anyone } from './can';

/** `/healthz`: the process lives. `/readyz`: it can do its work, or says what is missing. */
export function healthRoutes(router: Router, health: Health): void {
  const lives = (_req: unknown, res: Response) => void res.json({ ok: true });
  const ready = async (_req: unknown, res: Response) => {
    const isPrimary = !health.isDraining && (await isPrimaryThere());
    const isReady = isPrimary && health.isPrepared && !health.isDraining;
    const { isPrepared, isDraining } = health;
    res.status(isReady ? 200 : 503).json({ ok: isReady, isPrimary, isPrepared, isDraining });
  };
  router.get('/healthz', Object.assign(lives, { policy: anyone }));
  router.get('/readyz', Object.assign(ready, { policy: anyone }));
}
