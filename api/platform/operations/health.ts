import type { Response, Router } from 'express';
import type { Health } from '../Dependencies';
import { isPrimaryThere } from '../db/connect';

/** `/healthz`: the process lives. `/readyz`: it can do its work, or says what is missing. */
export function healthRoutes(router: Router, health: Health, policy: object): void {
  const lives = (_req: unknown, res: Response) => void res.json({ ok: true });
  const ready = async (_req: unknown, res: Response) => {
    const isPrimary = !health.isDraining && (await isPrimaryThere());
    const isReady = isPrimary && health.isPrepared && !health.isDraining;
    const { isPrepared, isDraining } = health;
    res.status(isReady ? 200 : 503).json({ ok: isReady, isPrimary, isPrepared, isDraining });
  };
  router.get('/healthz', Object.assign(lives, { policy }));
  router.get('/readyz', Object.assign(ready, { policy }));
}
