import { createHash } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

export interface FaultyMailServer {
  port: number;
  /** How often it got an email for each address. */
  received: Map<string, number>;
  /** Addresses that it refused for good. */
  refused: Set<string>;
  /** Addresses whose email it got without answering. */
  unanswered: Set<string>;
  /** Ends all connections and is away for some milliseconds. */
  restart: (ms: number) => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * A mail server as the internet has them, by the hash of an address: one in a hundred does not exist, one in twenty is
 * accepted at the second attempt only (greylisting), one in five hundred gets its email without an answer. Others take
 * up to eight milliseconds.
 */
export async function startFaultyMailServer(): Promise<FaultyMailServer> {
  const received = new Map<string, number>();
  const refused = new Set<string>();
  const unanswered = new Set<string>();
  const known = new Set<string>();
  let isAway = false;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    onConnect: (_session, done) => done(isAway ? refusal(421, '4.3.2 Restarting') : null),
    onRcptTo: ({ address }, _session, done) => {
      const fate = hashOf(address);
      const isGreylisted = fate < 60 && !known.has(address);
      known.add(address);
      if (fate < 10) {
        refused.add(address);
        return done(refusal(550, '5.1.1 There is no such mailbox'));
      }
      done(isGreylisted ? refusal(451, '4.7.1 Greylisted, try again later') : null);
    },
    onData: async (stream, session, done) => {
      const address = session.envelope.rcptTo[0]?.address ?? '';
      const fate = hashOf(address);
      try {
        for await (const _ of stream) await sleep(fate % 8);
      } catch {
        // The connection ended in the middle of the email.
        return;
      }
      received.set(address, (received.get(address) ?? 0) + 1);
      if (fate < 60 || fate >= 62) return done();
      unanswered.add(address);
      for (const connection of server.connections) if (connection.session === session) connection.close();
    },
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const disconnectAll = () => {
    for (const connection of server.connections) connection.close();
  };
  return {
    port: (server.server.address() as AddressInfo).port,
    received,
    refused,
    unanswered,
    restart: async (ms) => {
      isAway = true;
      disconnectAll();
      await sleep(ms);
      isAway = false;
    },
    stop: async () => {
      disconnectAll();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

/** From 0 to 999. */
const hashOf = (address: string) => createHash('sha256').update(address).digest().readUInt32BE(0) % 1000;

const refusal = (responseCode: number, message: string) =>
  Object.assign(new Error(message), { responseCode });
