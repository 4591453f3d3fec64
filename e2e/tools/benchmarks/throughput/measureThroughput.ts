import autocannon from 'autocannon';

const CONNECTIONS = 20;
const SECONDS = 8;

/** Asks for an address over and over; with `vary`, each request is for an address of its own. */
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
