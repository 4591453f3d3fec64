import type { Env } from '../platform/configuration/env';
import { linkSigner } from '../platform/configuration/linkSigner';
import type { Letterhead } from '../platform/mail/Letterhead';
import { currentSettings } from './currentSettings';

/** The name and the number as the team keeps them, else those of the environment. */
export async function letterheadOf(env: Env): Promise<Letterhead> {
  const { name, phone } = (await currentSettings()) ?? env.brand;
  return { name, phone, from: env.mailFrom, origin: env.publicOrigin, sign: linkSigner(env) };
}
