import type { Logger } from 'pino';
import { enquiryMail, type Letterhead } from '../mail/enquiryMail';
import { type MailTransport, mailFailure } from '../mail/transport';
import { type Claim, claimMail, reportFailure, reportSent } from './claim';

interface Parts {
  transport: MailTransport;
  letterhead: () => Promise<Letterhead>;
  log: Logger;
}

export interface Outbox {
  /** Sends everything that waits; called again while it runs, it looks once more before it ends. */
  deliver: () => Promise<void>;
  /** Begins nothing new and resolves when the running tries have ended. */
  stop: () => Promise<void>;
}

/**
 * Sends the mails that enquiries owe. Entries are leased, so any number of processes may do this; a mail
 * goes out at least once, always under the same Message-ID. One at a time: a process that is killed leaves one mail of
 * which it is unknown whether it went out, and so repeats no more than one.
 */
export function createOutbox({ transport, letterhead, log }: Parts): Outbox {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function sendOne({ enquiry, entry }: Claim): Promise<void> {
    try {
      const response = await transport.send(enquiryMail(enquiry, entry, await letterhead()));
      await reportSent(enquiry._id, entry, response);
      log.info({ messageId: entry.messageId, kind: entry.kind, attempts: entry.attempts }, 'mail sent');
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const { messageId, kind, attempts } = entry;
      log.warn({ messageId, kind, attempts, ...mailFailure(error) }, 'mail not sent');
      await reportFailure(enquiry._id, entry, reason);
    }
  }

  async function work(): Promise<void> {
    for (let claim = await claimMail(); claim; claim = isStopped ? undefined : await claimMail())
      await sendOne(claim);
  }

  async function round(): Promise<void> {
    do {
      isAskedAgain = false;
      try {
        await work();
      } catch (error) {
        // The lease runs out by itself; the next round takes up what was left.
        return log.warn({ err: error }, 'the outbox could not be read');
      }
    } while (isAskedAgain && !isStopped);
  }

  return {
    deliver: async () => {
      if (isStopped) return;
      isAskedAgain = true;
      running ??= round().finally(() => {
        running = undefined;
      });
      await running;
    },
    stop: async () => {
      isStopped = true;
      await running;
    },
  };
}
