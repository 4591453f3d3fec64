import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, killableSiteTest as test } from '../fixtures/killableSiteTest';
import { worldReadableFiles } from '../fixtures/site/worldReadableFiles';

test('only the user that runs the site can read its data', async ({ site, saved, mailbox }) => {
  const { email, reference } = await saved();
  await mailbox.find(email, reference);
  expect(worldReadableFiles(site.dataDir)).toEqual([]);
});

test('no process gets the secrets of another', async ({ site }) => {
  test.skip(!existsSync('/proc'), 'the process table is not a folder here');
  const variablesOf = (name: string) => {
    const pid = readFileSync(join(site.dataDir, 'run', `${name}.pid`), 'utf8');
    const pairs = readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0');
    return pairs.map((pair) => pair.split('=')[0]);
  };
  const ofTheApi = ['MONGO_URL', 'SMTP_URL'];
  expect(variablesOf('api')).toEqual(expect.arrayContaining([...ofTheApi, 'INTERNAL_KEY']));
  expect(variablesOf('shell')).toEqual(expect.arrayContaining(['INTERNAL_KEY', 'RELEASE_PUBLIC_KEYS']));
  const closed = {
    shell: ofTheApi,
    mailbox: [...ofTheApi, 'INTERNAL_KEY'],
    mongod: [...ofTheApi, 'INTERNAL_KEY'],
    scanner: [
      ...ofTheApi,
      'INTERNAL_KEY',
      'SESSION_SECRET',
      'AUDIT_KEY',
      'SEALING_KEYS',
      'RELEASE_PUBLIC_KEYS',
    ],
  };
  // The first owner's password is in no environment, and its file is deleted once the API runs.
  const nobodys = ['ADMIN_PASSWORD'];
  expect(variablesOf('api')).not.toContain('ADMIN_PASSWORD');
  expect(existsSync(join(site.dataDir, 'run/owner-password'))).toBe(false);
  for (const [name, secrets] of Object.entries(closed))
    for (const secret of [...secrets, ...nobodys])
      expect(variablesOf(name), `${name} and ${secret}`).not.toContain(secret);
});
