import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import express, { type ErrorRequestHandler, type Request, type Response } from 'express';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { requestLog } from './requestLog';

let server: Server;
let url: string;
let output = '';
beforeAll(async () => {
  const write = (line: string) => {
    output += line;
  };
  const log = pino({ level: 'trace' }, { write });
  const handleError: ErrorRequestHandler = (err, req, res, _next) => {
    req.log.error({ err }, 'request failed');
    res.status(500).setHeader('Set-Cookie', 'sid=s3cret').end();
  };
  const app = express();
  const { begin, follow } = requestLog<Request, Response>({
    log,
    level: 'debug',
    routeOf: ({ route }) => route?.path ?? 'elsewhere',
  });
  app.use(begin, follow);
  app.get('/people/:name', () => {
    throw new mongoose.mongo.MongoServerError({
      message: 'E11000 dup key: { phone: "s3cret" }',
      code: 11000,
    });
  });
  app.get('/healthz', (_req, res) => void res.end());
  app.use(handleError);
  server = createServer(app);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  output = '';
});

/** Sends secrets in all parts of a request and returns the log lines. */
async function linesOf(path: string, id: string): Promise<Record<string, unknown>[]> {
  const headers = { cookie: 'sid=s3cret', authorization: 'Bearer s3cret', 'x-request-id': id };
  const answer = await fetch(url + path, { headers });
  await answer.text();
  // A keep-alive connection takes the next request only after this one and its log line are finished.
  await fetch(`${url}/healthz`);
  return [...output.matchAll(/^.+$/gm)].map(([line]) => JSON.parse(line));
}

test('logs errors without values, addresses or headers', async () => {
  const [reason, line, ...more] = await linesOf('/people/s3cret?token=s3cret', 'a-sound-id');
  expect(reason).toMatchObject({ reqId: 'a-sound-id', err: { type: 'MongoServerError', code: 11000 } });
  expect(line).toMatchObject({ reqId: 'a-sound-id', method: 'GET', path: '/people/:name', statusCode: 500 });
  expect(more).toEqual([]);
  expect(output).not.toContain('s3cret');
});

test('replaces an invalid request id', async () => {
  const [line] = await linesOf('/nowhere', 's3cret <script>');
  expect(line).toMatchObject({ path: 'elsewhere', statusCode: 404, level: 20 });
  expect(line?.reqId).toMatch(/^[\w-]{36}$/);
  expect(output).not.toContain('s3cret');
});
