import { checkLinks } from './checkLinks';
import { a, startTestNetwork, type TestNetwork } from './testNetwork.fixture';

const PUBLIC = '93.184.216.34';
let world: TestNetwork;
beforeAll(async () => {
  world = await startTestNetwork();
});
afterAll(() => world.stop());

test('tells links that work from broken ones, and what it did not find out', async () => {
  const methods: string[] = [];
  for (const name of ['firm.example', 'inside.example'])
    world.zone[name] = [a(name, name === 'firm.example' ? PUBLIC : '10.0.0.1')];
  await world.serve(PUBLIC, ({ method, url = '' }, response) => {
    methods.push(`${method} ${url}`);
    const path = url.split('?')[0];
    if (path === '/moved') return void response.writeHead(301, { location: '/here?from=moved' }).end();
    if (path === '/loop') return void response.writeHead(302, { location: '/loop' }).end();
    if (path === '/inside') return void response.writeHead(302, { location: 'http://inside.example/' }).end();
    // Answers only a person's GET.
    if (path === '/get-only') return void response.writeHead(method === 'GET' ? 200 : 405).end();
    response.writeHead({ '/here': 200, '/shy': 403, '/down': 503 }[path ?? ''] ?? 404).end();
  });
  const paths = ['/here', '/moved', '/get-only', '/gone', '/down', '/loop', '/inside', '/shy'];
  const urls = [...paths.map((path) => `http://firm.example${path}`), 'https://nowhere.example/'];
  const found = await checkLinks(urls, world.probe(new AbortController().signal));
  expect(found.map(({ url }) => url)).toEqual(urls);
  expect(found.map(({ state, why }) => [state, why])).toEqual([
    ['works', ''],
    ['works', ''],
    ['works', ''],
    ['broken', 'answers 404'],
    ['broken', 'answers 503'],
    ['broken', 'redirects too often'],
    ['broken', expect.stringContaining('not of the public network')],
    ['unknown', 'answers 403'],
    ['broken', 'nowhere.example has no address'],
  ]);
  expect(methods.filter((line) => line.endsWith(' /here'))).toEqual(['HEAD /here']);
});

test('what was not answered in time is not known', async () => {
  const ended = AbortSignal.abort();
  expect(await checkLinks(['https://firm.example/'], world.probe(ended))).toEqual([
    { url: 'https://firm.example/', state: 'unknown', why: 'no answer in time' },
  ]);
});
