import type { Endpoint } from '@site/api/platform/contracts/endpoint';

const TIMEOUT_MS = 2_000;

export interface InternalApi {
  apiOrigin: string;
  /** Authenticates the shell to the API. */
  internalKey: string;
}

/** Sends what the shell itself has to say to the API. Returns the status; rejects when the API does not respond. */
export async function sendToApi(
  { apiOrigin, internalKey }: InternalApi,
  { method, path }: Pick<Endpoint, 'method' | 'path'>,
  body: object,
): Promise<number> {
  const response = await fetch(`${apiOrigin}/api${path}`, {
    method,
    headers: { 'Content-Type': 'application/json', 'X-Internal-Key': internalKey },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  await response.body?.cancel();
  return response.status;
}
