import mongoose from 'mongoose';
import { isDatabaseAway } from './isDatabaseAway';

const { mongo } = mongoose;

test.each([
  new mongo.MongoNetworkError('connection 3 to 127.0.0.1:27017 closed'),
  new mongo.MongoUnexpectedServerResponseError('Unable to get response from server'),
  new mongo.MongoServerClosedError('Server is closed'),
  new mongo.MongoClientClosedError(),
  new mongo.MongoServerError({ message: 'not primary', code: 10107 }),
])('$name: the database is away', (error) => {
  expect(isDatabaseAway(error)).toBe(true);
});

test.each([
  new mongo.MongoServerError({ message: 'duplicate key', code: 11000 }),
  new mongo.MongoInvalidArgumentError('a filter must be an object'),
  new TypeError('undefined is not a function'),
  'text',
])('$name: the database is not to blame', (error) => {
  expect(isDatabaseAway(error)).toBe(false);
});
