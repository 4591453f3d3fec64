import { request } from 'undici';

const MOST_BYTES = 65_535;
const TYPE = 'application/dns-message';

/** One question to a resolver over HTTPS (RFC 8484). Whom it asks is configuration, so its address needs no vetting. */
export async function askOverHttps(url: string, query: Buffer, signal: AbortSignal): Promise<Buffer> {
  const { statusCode, headers, body } = await request(url, {
    method: 'POST',
    headers: { 'content-type': TYPE, accept: TYPE },
    body: query,
    signal,
  });
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of body) {
    size += part.length;
    if (size > MOST_BYTES) throw new Error('an answer that is too long');
    parts.push(part);
  }
  if (statusCode !== 200 || headers['content-type'] !== TYPE)
    throw new Error(`the resolver over HTTPS answers ${statusCode}`);
  return Buffer.concat(parts);
}
