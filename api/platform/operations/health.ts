import type { Response, Router } from 'express';
import type { Health } from '../Dependencies';
import { hasPrimary } from '../db/connect';

/** `/healthz`: the process is running. `/readyz`: it can serve requests, or reports what is missing. */
export function healthRoutes(router: Router, health: Health, policy: object): void {
  const lives = (_req: unknown, res: Response) => void res.json({ ok: true });
  const ready = async (_req: unknown, res: Response) => {
    const isPrimary = !health.isDraining && (await hasPrimary());
    const isReady = isPrimary && health.isPrepared && !health.isDraining;
    const { isPrepared, isDraining } = health;
    res.status(isReady ? 200 : 503).json({ ok: isReady, isPrimary, isPrepared, isDraining });
  };
  router.get('/healthz', Object.assign(lives, { policy }));
  router.get('/readyz', Object.assign(ready, { policy }));
}
