import { createLinkSigner } from '../platform/configuration/createLinkSigner';
import type { Env } from '../platform/configuration/env';
import type { Sender } from '../platform/mail/Sender';
import { currentSettings } from './currentSettings';

/** The sender of emails: name and phone from the settings, else from the environment. */
export async function getSender(env: Env): Promise<Sender> {
  const { name, phone } = (await currentSettings()) ?? env.brand;
  return { name, phone, from: env.mailFrom, origin: env.publicOrigin, sign: createLinkSigner(env) };
}
