import { type Reply, type TestServer, waitForAccountMails, waitForMails } from '../../testing';

/** Requests reset links, reads them from the mailbox and uses them, for tests of password resets. */
export function passwordResetClient(server: TestServer) {
  const post = (path: string, body: object, headers: Record<string, string> = {}): Promise<Reply> =>
    server.visitor().post(`/api/auth/password-reset${path}`, body, headers);
  const requestReset = (email: string, headers?: Record<string, string>) => post('', { email }, headers);
  const linksTo = async (email: string, atLeast = 1): Promise<string[]> => {
    // The address may receive other emails as well.
    await waitForAccountMails();
    return (await waitForMails(server.mailFolder, email, atLeast))
      .filter(({ subject }) => subject?.startsWith('Reset your'))
      .map(({ text }) => text?.match(/https?:\S+/)?.[0] ?? '');
  };
  return {
    requestReset: requestReset,
    linksTo,
    /** The token of the newest link, after `nth` links were sent to the address. */
    tokenFor: async (email: string, nth = 1): Promise<string> => {
      await requestReset(email);
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
