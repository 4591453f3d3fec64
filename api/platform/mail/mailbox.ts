import { chmod, mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

export interface MailboxOptions {
  /** Folder where each email is stored as a file. */
  folder: string;
  port: number;
  log: Logger;
}

/**
 * An SMTP server for local use that stores emails as `.eml` files, readable only by its own user, and
 * forwards nothing.
 */
export async function startMailbox({ folder, port, log }: MailboxOptions) {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  // The folder may have been created with wider permissions.
  await chmod(folder, 0o700);
  let count = 0;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: 5 * 1024 * 1024,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const recipients = session.envelope.rcptTo.length;
        count += 1;
        const name = `${new Date().toISOString().replaceAll(':', '-')}-${process.pid}-${count}.eml`;
        keep(folder, name, Buffer.concat(parts)).then(
          () => {
            log.info({ recipients, file: name }, 'mail received');
            done();
          },
          (error: Error) => done(error),
        );
      });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.on('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  server.on('error', (error) => log.warn({ err: error }, 'the mailbox had a problem'));
  const address = server.server.address();
  return {
    port: typeof address === 'object' && address ? address.port : port,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        // Between emails clients stay connected for seconds. Before the greeting there is no envelope.
        for (const connection of server.connections) {
          const { envelope }: Partial<SMTPServerSession> = connection.session;
          if (!envelope?.mailFrom) connection.close();
        }
      }),
  };
}

// Written to a temporary file and renamed, so that readers never see half an email.
async function keep(folder: string, name: string, mail: Buffer): Promise<void> {
  const aside = join(folder, `.${name}.part`);
  await writeFile(aside, mail, { mode: 0o600 });
  await rename(aside, join(folder, name));
}
