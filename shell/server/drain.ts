import type { GracefulShutdown } from '@site/api/platform/operations/gracefulShutdown';

/** How long the load balancer has to notice the shutdown, and when requests in progress are aborted. */
const NOTICE_MS = { local: 0, production: 5_000 };
const DEADLINE_MS = { local: 6_000, production: 20_000 };

interface DrainHooks {
  onStart: () => void;
  /** Called after the last response. */
  onEnd: () => Promise<void>;
}

/** On SIGTERM or SIGINT: reports not ready, finishes requests in progress, and exits with 0. */
export function drain(
  server: GracefulShutdown,
  mode: 'local' | 'production',
  { onStart, onEnd }: DrainHooks,
) {
  let isDraining = false;
  const shutDown = () => {
    if (isDraining) return;
    isDraining = true;
    server.announce();
    onStart();
    setTimeout(() => process.exit(0), DEADLINE_MS[mode]).unref();
    setTimeout(async () => {
      await server.close();
      await onEnd();
      process.exit(0);
    }, NOTICE_MS[mode]);
  };
  process.on('SIGTERM', shutDown);
  process.on('SIGINT', shutDown);
  // The supervisor was killed, so no one else stops this process.
  process.on('disconnect', shutDown);
}
