import express from 'express';
import { assertPolicies } from './assertPolicies';
import { anyone } from './can';

test('a route without a policy prevents the server from starting', () => {
  const router = express.Router();
  router.get(
    '/open',
    Object.assign(() => {}, { policy: anyone }),
  );
  expect(() => assertPolicies(router)).not.toThrow();
  const inner = express.Router();
  inner.get('/forgotten', () => {});
  router.use('/inner', inner);
  expect(() => assertPolicies(router)).toThrow('The route /forgotten has no policy.');
});
