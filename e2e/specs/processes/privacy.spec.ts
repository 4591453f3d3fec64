import { filesOthersCanRead } from '../../keptFiles';
import { mailboxIn } from '../../mailbox';
import { expect, ownSiteTest as test } from '../../ownSiteTest';
import { saveEnquiry } from '../../saveEnquiry';

test('what a site keeps is for its own user', async ({ ownSite }) => {
  const { email, reference } = await saveEnquiry(ownSite);
  await mailboxIn(ownSite.dataDir).find(email, reference);
  expect(filesOthersCanRead(ownSite.dataDir)).toEqual([]);
});
