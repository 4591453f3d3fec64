import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import express from 'express';
import mongoose from 'mongoose';
import { pino } from 'pino';
import { requestLog } from '../operations/requestLog';
import { errorHandler } from './errorHandler';

const notConnected = new mongoose.mongo.MongoNotConnectedError('Client must be connected');
const [warn, error] = [40, 50];

test.each([
  ['a request before the database is ready', notConnected, false, 503, warn],
  ['a request while the database is lost', notConnected, true, 503, error],
  ['an unforeseen error before the database is ready', new TypeError('no function'), false, 500, error],
])('%s is logged at its level', async (_name, failure, isPrepared, status, level) => {
  const lines: { level: number; msg: string }[] = [];
  const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) });
  const { begin } = requestLog({ log, level: 'info', routeOf: () => 'any' });
  const app = express().use(begin, () => {
    throw failure;
  });
  const server = app.use(errorHandler({ isPrepared, isDraining: false })).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  server.close();
  expect(response.status).toBe(status);
  expect(lines).toEqual([expect.objectContaining({ level, msg: 'request failed' })]);
});
