import { Agent, request } from 'node:http';
import { newEnquiry } from '../../../fixtures/contact/saveEnquiry';
import { newIpAddress } from '../../../fixtures/requests/newIpAddress';
import type { Site } from '../../../fixtures/site/startSite';
import { percentile } from '../report/percentile';
import { atLeast, atMost, type Row, rounded } from '../report/printTable';
import { measureThroughput } from './measureThroughput';
import { serveBaseline } from './serveBaseline';

const PER_SECOND = 35;
const SECONDS = 30;

/**
 * The throughput of the post list compared with a bare Express handler, and response times of enquiries at the
 * required rate.
 */
export async function measureApi(site: Site): Promise<Row[]> {
  const times = await sendEnquiries(site.url);
  const bytes = await (await fetch(`${site.apiUrl}/api/blog/posts`)).text();
  const baselineServer = await serveBaseline('express', bytes);
  const [posts, baseline] = [
    await measureThroughput(`${site.apiUrl}/api/blog/posts`),
    await measureThroughput(baselineServer.url),
  ];
  baselineServer.stop();
  return [
    { what: `POST /api/contact at ${PER_SECOND}/s: p50`, value: `${percentile(times.ok, 0.5)} ms` },
    atMost(`POST /api/contact at ${PER_SECOND}/s: p99`, percentile(times.ok, 0.99), 50, ' ms'),
    {
      what: `POST /api/contact: ${times.ok.length + times.failed} sent, failed`,
      value: String(times.failed),
      budget: '0',
      isWithinBudget: times.failed === 0,
    },
    { what: 'GET /api/blog/posts', value: `${posts.perSecond}/s` },
    atLeast(
      'GET /api/blog/posts to a bare Express handler',
      rounded(posts.perSecond / baseline.perSecond, 2),
      0.7,
      ' ×',
    ),
  ];
}

async function sendEnquiries(url: string): Promise<{ ok: number[]; failed: number }> {
  const agent = new Agent({ keepAlive: true, timeout: 20_000 });
  const result = { ok: [] as number[], failed: 0 };
  const sent: Promise<void>[] = [];
  for (let index = 0; index < PER_SECOND * SECONDS; index++) {
    sent.push(
      send(url, agent).then(
        (ms) => void result.ok.push(ms),
        () => void result.failed++,
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 1_000 / PER_SECOND));
  }
  await Promise.all(sent);
  agent.destroy();
  return result;
}

function send(url: string, agent: Agent): Promise<number> {
  const startedAt = performance.now();
  const body = JSON.stringify(newEnquiry());
  const headers = {
    'Content-Type': 'application/json',
    'Content-Length': Buffer.byteLength(body),
    'X-Forwarded-For': newIpAddress(),
  };
  return new Promise((resolve, reject) => {
    const call = request(`${url}/api/contact`, { agent, method: 'POST', headers }, (response) => {
      response.resume();
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(performance.now() - startedAt)
          : reject(new Error(String(response.statusCode))),
      );
    });
    call.on('error', reject);
    call.end(body);
  });
}
