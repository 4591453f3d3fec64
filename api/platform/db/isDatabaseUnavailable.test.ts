import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';
import mongoose from 'mongoose';
import { isDatabaseUnavailable } from './isDatabaseUnavailable';

const { mongo } = mongoose;

test.each([
  new mongo.MongoNetworkError('connection 3 to 127.0.0.1:27017 closed'),
  new mongo.MongoServerError({ message: 'not primary', code: 10107 }),
])('%s: the database is unavailable', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test('a write to a connection that was just closed: the database is unavailable', async () => {
  const server = createServer((socket) => socket.end());
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.resume().on('end', () => queueMicrotask(() => socket.write('a command')));
  const [error] = await once(socket, 'error');
  server.close();
  expect(error).not.toBeInstanceOf(mongo.MongoError);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  new mongo.MongoServerError({ message: 'duplicate key', code: 11000 }),
  new mongo.MongoInvalidArgumentError('a filter must be an object'),
  new TypeError('undefined is not a function'),
])('%s: not a database failure', (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});
