import { type Reply, type TestServer, waitForAccountMails, waitForMails } from '../../testing';

/** Asks for links, finds them in the mailbox and uses them, for tests of forgotten passwords. */
export function forgetful(server: TestServer) {
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
    server.visitor().post(`/api/auth/password-reset${path}`, body, headers);
  const ask = (email: string, headers?: Record<string, string>) => post('', { email }, headers);
  const linksTo = async (email: string, atLeast = 1): Promise<string[]> => {
    // Other mails may come to the address as well.
    await waitForAccountMails();
    return (await waitForMails(server.mailFolder, email, atLeast))
      .filter(({ subject }) => subject?.startsWith('Reset your'))
      .map(({ text }) => text?.match(/https?:\S+/)?.[0] ?? '');
  };
  return {
    ask,
    linksTo,
    /** The token of the newest link, once so many were sent to the address. */
    tokenFor: async (email: string, nth = 1): Promise<string> => {
      await ask(email);
      for (const link of await linksTo(email, nth)) {
        const token = new URL(link).hash.replace('#token=', '');
        if ((await post('/verify', { token })).status === 200) return token;
      }
      throw new Error('no link works');
    },
    complete: (token: string, password = good) => post('/complete', { token, password }),
    prove: (challenge: string, code: string) => post('/mfa', { challenge, code }),
  };
}

export const good = 'seven kettles hum at noon';
