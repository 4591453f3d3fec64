import { join } from 'node:path';
import { startMailbox } from '../platform/mail/mailbox';
import { createLogger } from '../platform/operations/createLogger';

/** Runs the development mailbox. Reads MAILBOX_PORT (default 1025) and DATA_DIR. */
async function main(): Promise<void> {
  const folder = join(process.env.DATA_DIR || '.data', 'mail');
  const port = Number(process.env.MAILBOX_PORT || 1025);
  const mailbox = await startMailbox({
    folder,
    port,
    log: createLogger('mailbox', process.env.LOG_LEVEL || 'info'),
  });
  // A lost supervisor counts as a signal, because nothing else would end this process.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(0), 2000).unref();
      mailbox.stop().then(() => process.exit(0));
    });
  }
}

main().catch((error: NodeJS.ErrnoException) => {
  console.error(
    error.code === 'EADDRINUSE'
      ? 'The mailbox port is taken: set MAILBOX_PORT to a free one.'
      : error.message,
  );
  process.exit(1);
});
