import { existsSync, readFileSync } from 'node:fs';
import { filesOthersCanRead } from '../../keptFiles';
import { mailboxIn } from '../../mailbox';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { saveEnquiry } from '../../saveEnquiry';
import type { ProcessName } from '../../site';

test('what a site keeps is for its own user', async ({ ownSite }) => {
  const { email, reference } = await saveEnquiry(ownSite);
  await mailboxIn(ownSite.dataDir).find(email, reference);
  expect(filesOthersCanRead(ownSite.dataDir)).toEqual([]);
});

test('no process is given the secrets of another', async ({ ownSite }) => {
  test.skip(!existsSync('/proc'), 'the process table is not a folder here');
  const given = (name: ProcessName) =>
    readFileSync(`/proc/${ownSite.pid(name)}/environ`, 'utf8')
      .split('\0')
      .map((pair) => pair.split('=')[0]);
  const ofTheApi = ['ADMIN_PASSWORD', 'MONGO_URL', 'SMTP_URL'];
  expect(given('api')).toEqual(expect.arrayContaining([...ofTheApi, 'INTERNAL_KEY']));
  expect(given('shell')).toEqual(expect.arrayContaining(['INTERNAL_KEY', 'RELEASE_PUBLIC_KEYS']));
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
  for (const [name, secrets] of Object.entries(closed))
    for (const secret of secrets)
      expect(given(name as ProcessName), `${name} and ${secret}`).not.toContain(secret);
});
