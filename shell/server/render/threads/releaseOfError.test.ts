import type { Snapshot } from '../../releases/snapshot';
import { releaseOfError } from './releaseOfError';

const remotes = new Map([
  ['one', { folder: '/data/releases/one/1' }],
  ['two', { folder: '/data/releases/two/1' }],
]);
const snapshot = { remotes } as unknown as Snapshot;

test('finds the release whose code threw, and ignores paths in the message', () => {
  const frames = [
    'Page (/data/releases/one/1/node/remote.cjs:1:2)',
    '/data/releases/two/1/node/remote.cjs:3:4',
  ];
  const at = frames.map((frame) => `    at ${frame}`);
  expect(releaseOfError(snapshot, ['Error: broken', ...at].join('\n'))).toBe('one');
  expect(releaseOfError(snapshot, ['Error: no /data/releases/two/1/x', ...at].join('\n'))).toBe('one');
  expect(
    releaseOfError(snapshot, 'Error: no /data/releases/two/1/x\n    at /shell/server.cjs:1:1'),
  ).toBeUndefined();
});
