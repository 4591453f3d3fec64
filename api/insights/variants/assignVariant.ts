import { createHash } from 'node:crypto';
import { isRobot } from '../../platform/client/isRobot';

/**
 * Assigns one of `count` variants to a visitor, 0 being the page itself. The result stays the same while content,
 * network address and browser do, and nothing is stored. Robots get the page itself.
 */
export function assignVariant(run: string, count: number, address: string, userAgent: string): number {
  if (isRobot(userAgent)) return 0;
  const digest = createHash('sha256')
    .update(`${run}\n${address}\n${userAgent.slice(0, 500)}`)
    .digest();
  return digest.readUInt32BE(0) % count;
}
