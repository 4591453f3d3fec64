import { filesOthersCanRead, logsIn } from '../../keptFiles';
import { mailboxIn } from '../../mailbox';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { saveEnquiry } from '../../saveEnquiry';

test('what a site keeps is for its own user, and its logs name neither visitors nor secrets', async ({
  ownSite,
}) => {
  const canary = 'dana.canary@example.com';
  const { reference } = await saveEnquiry(ownSite, { email: canary, phone: '+1 512 555 0177' });
  await mailboxIn(ownSite.dataDir).find(canary, reference);
  const login = (email: string, password: string) =>
    fetch(`${ownSite.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Origin: ownSite.url },
      body: JSON.stringify({ email, password }),
    });
  expect((await login(canary, 'a guess at a password')).status).toBe(401);
  const answer = await login(ownSite.owner.email, ownSite.owner.password);
  expect(answer.status).toBe(200);
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';')[0]?.split('=')[1] ?? '');
  const cookie = answer.headers.getSetCookie().join('; ');
  const search = await fetch(`${ownSite.url}/api/admin/leads?q=${canary}`, { headers: { cookie } });
  expect((await search.json()).items).toHaveLength(1);
  expect((await fetch(`${ownSite.url}/no-such-page?q=${canary}`)).status).toBe(404);

  expect(filesOthersCanRead(ownSite.dataDir)).toEqual([]);
  const logs = logsIn(ownSite.dataDir) + ownSite.output();
  for (const word of ['mail received', 'mail sent', 'Waiting for connections']) expect(logs).toContain(word);
  const personal = [
    canary,
    encodeURIComponent(canary),
    '555 0177',
    '+15125550177',
    ownSite.owner.password,
    'a guess at',
  ];
  for (const word of [...personal, ...cookies]) expect(logs, 'no log holds this').not.toContain(word);
  // The start command tells its user who the owner is; nothing else does.
  expect(logsIn(ownSite.dataDir)).not.toContain(ownSite.owner.email);
});
