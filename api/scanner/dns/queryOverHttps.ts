import { request } from 'undici';

const MAX_BYTES = 65_535;
const TYPE = 'application/dns-message';

/** Sends one query over HTTPS (RFC 8484). The resolver is configured, so its address is not vetted. */
export async function queryOverHttps(url: string, query: Buffer, signal: AbortSignal): Promise<Buffer> {
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
    if (size > MAX_BYTES) throw new Error('an answer that is too long');
    parts.push(part);
  }
  if (statusCode !== 200 || headers['content-type'] !== TYPE)
    throw new Error(`the resolver over HTTPS answers ${statusCode}`);
  return Buffer.concat(parts);
}
