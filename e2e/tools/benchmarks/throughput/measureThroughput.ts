import autocannon from 'autocannon';

const CONNECTIONS = 20;
const SECONDS = 8;

/** Requests an address continuously. With `vary`, every request is for another path. */
export async function measureThroughput(
  address: string,
  vary?: (count: number) => string,
): Promise<{ perSecond: number; failed: number }> {
  let count = 0;
  const setupRequest = (request: object) => ({ ...request, path: vary?.(count++) });
  const { requests, non2xx, errors } = await autocannon({
    url: address,
    connections: CONNECTIONS,
    duration: SECONDS,
    headers: { 'accept-encoding': 'br' },
    ...(vary && { requests: [{ setupRequest }] }),
  });
  return { perSecond: Math.round(requests.average), failed: non2xx + errors };
}
