import { join } from 'node:path';
import { startMailbox } from '../platform/mail/mailbox';
import { createLog } from '../platform/operations/createLog';

/** The mailbox's process: MAILBOX_PORT (1025) and DATA_DIR say where. */
async function main(): Promise<void> {
  const folder = join(process.env.DATA_DIR || '.data', 'mail');
  const port = Number(process.env.MAILBOX_PORT || 1025);
  const mailbox = await startMailbox({
    folder,
    port,
    log: createLog('mailbox', process.env.LOG_LEVEL || 'info'),
  });
  // A lost supervisor counts as a signal: nobody else would end this process.
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
