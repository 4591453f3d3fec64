import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { findPasswordProblem, type PasswordRules } from './findPasswordProblem';

const person = { email: 'ruth.delgado@emberline.example', name: 'Ruth Delgado' };
let requested: string[] = [];
let list: Server;
let rules: PasswordRules;
let missed = 0;

// The SHA-1 of “a kettle hums at seven” has this prefix.
const breached = 'a kettle hums at seven';
let answer = '';

beforeAll(async () => {
  const { createHash } = await import('node:crypto');
  const sha1 = createHash('sha1').update(breached).digest('hex').toUpperCase();
  const padded = `${'0'.repeat(35)}:0`;
  answer = `${padded}\r\n${sha1.slice(5)}:7`;
  list = createServer((request, response) => {
    requested.push(request.url ?? '');
    response.end(request.url === `/${sha1.slice(0, 5)}` ? answer : padded);
  }).listen(0, '127.0.0.1');
  await once(list, 'listening');
  rules = {
    brand: ['Emberline', 'www.emberline.example'],
    breachListUrl: `http://127.0.0.1:${(list.address() as AddressInfo).port}/`,
    onNoBreachList: () => {
      missed += 1;
    },
  };
});
beforeEach(() => {
  requested = [];
  missed = 0;
});
afterAll(() => {
  list.close();
});

test.each([
  ['Password123456', /too common/],
  ['!!Iloveyou!!2024', /too common/],
  ['aaaaaaaaaaaaaaaa', /Repeats such as “aaa”/],
  ['abcabcabcabcabc', /Repeats such as “abcabc”/],
  ['password password', /Repeats such as “abcabc”/],
  ['Welcome-welcome-2026', /Repeats such as “abcabc”/],
  ['abcdefghijklmnop', /Sequences/],
  ['qwertyuiop12', /too common/],
  ['Everybody-4711!', /too common/],
  ['mnbvcxz;lkjhg', /too easy to guess/],
  ['Emberline2026!!', /Don’t base your password/],
  ['ruth delgado emberline', /Don’t base your password/],
  ['DELGADO-ruth-1987', /Don’t base your password/],
])('rejects %s with a reason', async (password, message) => {
  expect(await findPasswordProblem(password, person, rules)).toMatch(message);
  expect(requested).toEqual([]);
});

test('rejects a password from a data breach and sends only five digits of its hash', async () => {
  expect(await findPasswordProblem(breached, person, rules)).toMatch(/appeared in a data breach/);
  expect(requested).toHaveLength(1);
  expect(requested[0]).toMatch(/^\/[0-9A-F]{5}$/);
});

test("accepts unrelated words, with spaces and including one's own name", async () => {
  expect(await findPasswordProblem('correct horse battery staple', person, rules)).toBeUndefined();
  expect(await findPasswordProblem('ruth waters nineteen purple cacti', person, rules)).toBeUndefined();
  expect(await findPasswordProblem('über Ängste hinweg tanzen 🐙', person, rules)).toBeUndefined();
  expect(missed).toBe(0);
});

test('accepts the password and reports it when the breach list is unavailable', async () => {
  const away = { ...rules, breachListUrl: 'http://127.0.0.1:9/' };
  expect(await findPasswordProblem('seven kettles hum at noon', person, away)).toBeUndefined();
  expect(missed).toBe(1);
});
