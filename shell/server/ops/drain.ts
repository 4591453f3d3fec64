import type { GracefulClose } from '@site/api/platform/operations/gracefulClose';

/** How long a balancer is given to notice that this process is leaving, and when it ends whatever is under way. */
const NOTICE_MS = { local: 0, production: 5_000 };
const DEADLINE_MS = { local: 6_000, production: 20_000 };

interface Leaving {
  onStart: () => void;
  /** What is still to be done when all is answered. */
  onEnd: () => Promise<void>;
}

/** On SIGTERM or SIGINT: says it is leaving, answers what is under way, and exits with 0. */
export function drain(server: GracefulClose, mode: 'local' | 'production', { onStart, onEnd }: Leaving) {
  let isLeaving = false;
  const leave = () => {
    if (isLeaving) return;
    isLeaving = true;
    server.announce();
    onStart();
    setTimeout(() => process.exit(0), DEADLINE_MS[mode]).unref();
    setTimeout(async () => {
      await server.close();
      await onEnd();
      process.exit(0);
    }, NOTICE_MS[mode]);
  };
  process.on('SIGTERM', leave);
  process.on('SIGINT', leave);
  // The supervisor was killed: nobody is left to stop this process.
  process.on('disconnect', leave);
}
