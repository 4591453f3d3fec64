import type { Env } from '../env';
import { signerOf } from '../http/signed';
import { currentSettings } from '../resources/settings/currentSettings';

/** What a mail says about us. */
export interface Letterhead {
  name: string;
  phone: string;
  from: string;
  origin: string;
  /** What proves that a link comes from us. */
  sign: (text: string) => string;
}

/** The name and the number as the team keeps them, else those of the environment. */
export async function letterheadOf(env: Env): Promise<Letterhead> {
  const { name, phone } = (await currentSettings()) ?? env.brand;
  return { name, phone, from: env.mailFrom, origin: env.publicOrigin, sign: signerOf(env) };
}
