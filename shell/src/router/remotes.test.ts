import type { Boot, Route } from '../boot';
import { Remotes } from './remotes';

const Component = () => null;
jest.mock('@module-federation/runtime', () => ({
  registerRemotes: () => undefined,
  loadRemote: async () => ({ Component }),
}));

const route = (path: string, expose: string): Route => ({ path, expose, remote: 'mf_one' });
const list = route('/records', './RecordsScreen');
const record = route('/records/:id', './RecordsScreen');
const other = route('/others', './OthersScreen');
const boot = {
  integrity: {},
  remotes: [{ name: 'mf_one', base: '/remotes/mf_one/', entry: 'entry.js', manifest: 'sha384-x' }],
} as unknown as Boot;

test('a page whose code ran opens without a connection, and another one does not', async () => {
  const lost = jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  const remotes = new Remotes(boot);
  await remotes.loadFirst(list);
  expect(await remotes.loadNext(record)).toMatchObject({ module: { Component } });
  await expect(remotes.loadNext(other)).rejects.toThrow('Failed to fetch');
  lost.mockRestore();
});
