import { createHash } from 'node:crypto';
import { isRobot } from '../../platform/client/isRobot';

/**
 * Which of so many variants a visitor is shown, 0 for the page itself: the same for as long as the words that are
 * compared, the network address and the browser are. Nothing is kept for it, here or there. Robots are shown the page itself.
 */
export function variantFor(run: string, count: number, address: string, userAgent: string): number {
  if (isRobot(userAgent)) return 0;
  const drawn = createHash('sha256')
    .update(`${run}\n${address}\n${userAgent.slice(0, 500)}`)
    .digest();
  return drawn.readUInt32BE(0) % count;
}
