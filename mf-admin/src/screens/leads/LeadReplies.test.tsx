import { exampleLead } from '@site/api/leads/pipeline/example';
import { listLeadReplies } from '@site/api/leads/replies/contract';
import { exampleReplies } from '@site/api/leads/replies/example';
import { fakeApi, renderPage } from '@site/shell/testing';
import { screen } from '@testing-library/react';
import { LeadReplies } from './LeadReplies';

test.each([
  ['', /^No replies yet. Replies sent to team@emberline.example appear here/],
  [
    'Sign-in was refused.',
    'New replies are missing here: the email inbox can’t be read. Sign-in was refused.',
  ],
])('an inbox with the error "%s" is described truly', async (inboxError, text) => {
  const replies = exampleReplies({ items: [], isInboxConnected: true, inboxError });
  const api = fakeApi().on(listLeadReplies, replies);
  await renderPage(() => <LeadReplies lead={exampleLead()} />, { api });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryAllByText(/within a minute|^New replies are missing/)).toHaveLength(1);
});
