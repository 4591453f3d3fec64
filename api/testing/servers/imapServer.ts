import { createServer, type Socket } from 'node:net';

/** A mailbox on this machine that speaks as much IMAP4rev1 as reading it takes. */
export interface ImapServer {
  port: number;
  /** Delivers an email and returns its number. */
  deliver: (source: string | Buffer, at?: Date) => number;
  /** The mailbox is set up again: the same emails have other numbers. */
  renumber: () => void;
  /** Commands of all connections, without arguments. */
  commands: string[];
  stop: () => Promise<void>;
}

interface Message {
  uid: number;
  source: Buffer;
  at: Date;
}

/**
 * Starts a mail server with one account. `isToken` has it ask for an access token (XOAUTH2) instead of a password, as
 * Microsoft 365 does: https://developers.google.com/workspace/gmail/imap/xoauth2-protocol.
 */
export async function startImapServer(user: string, password: string, isToken = false): Promise<ImapServer> {
  const mailbox = { uidValidity: 1, uidNext: 1, messages: [] as Message[] };
  const commands: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    let input = '';
    socket.write('* OK ready\r\n');
    socket.on('data', (data) => {
      input += data.toString('latin1');
      for (let end = input.indexOf('\r\n'); end >= 0; end = input.indexOf('\r\n')) {
        const line = input.slice(0, end);
        input = input.slice(end + 2);
        answer(line);
      }
    });
    const answer = (line: string) => {
      const [, tag = '', rest = ''] = /^(\S+) (.*)$/.exec(line) ?? [];
      const words = rest.replace(/^UID /i, 'UID').split(' ');
      const command = (words[0] ?? '').toUpperCase();
      commands.push(command);
      const ok = (said = 'done') => socket.write(`${tag} OK ${said}\r\n`);
      if (command === 'CAPABILITY') {
        socket.write(`* CAPABILITY IMAP4rev1${isToken ? ' SASL-IR AUTH=XOAUTH2 LOGINDISABLED' : ''}\r\n`);
        return ok();
      }
      if (command === 'LOGIN') {
        const isKnown = rest.includes(user) && rest.includes(password);
        return isKnown ? ok() : socket.write(`${tag} NO [AUTHENTICATIONFAILED] Invalid credentials\r\n`);
      }
      if (command === 'AUTHENTICATE' && isToken) {
        const given = Buffer.from(words[2] ?? '', 'base64').toString();
        const isKnown = given === `user=${user}\u0001auth=Bearer ${password}\u0001\u0001`;
        return isKnown ? ok() : socket.write(`${tag} NO AUTHENTICATE failed.\r\n`);
      }
      if (command === 'LIST' || command === 'LSUB') {
        socket.write(`* ${command} () "/" INBOX\r\n`);
        return ok();
      }
      if (command === 'SELECT' || command === 'EXAMINE') {
        const { messages, uidValidity, uidNext } = mailbox;
        socket.write(`* FLAGS (\\Seen)\r\n* ${messages.length} EXISTS\r\n* 0 RECENT\r\n`);
        socket.write(`* OK [UIDVALIDITY ${uidValidity}] same\r\n* OK [UIDNEXT ${uidNext}] next\r\n`);
        return ok(`[${command === 'EXAMINE' ? 'READ-ONLY' : 'READ-WRITE'}] open`);
      }
      if (command === 'UIDFETCH') {
        const [from = '1', to = from] = (words[1] ?? '').split(':');
        const last = mailbox.messages.at(-1)?.uid ?? 0;
        const until = to === '*' ? Math.max(last, 0) : Number(to);
        const start = to === '*' ? Math.min(Number(from), last) : Number(from);
        for (const [index, message] of mailbox.messages.entries())
          if (message.uid >= start && message.uid <= until) sendMessage(socket, index + 1, message, rest);
        return ok();
      }
      if (command === 'LOGOUT') {
        socket.write('* BYE\r\n');
        ok();
        return socket.end();
      }
      return ['NOOP', 'CLOSE', 'NAMESPACE', 'ID', 'ENABLE'].includes(command)
        ? ok()
        : socket.write(`${tag} BAD unknown command\r\n`);
    };
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as { port: number }).port,
    deliver: (source, at = new Date()) => {
      mailbox.messages.push({ uid: mailbox.uidNext, source: Buffer.from(source), at });
      return mailbox.uidNext++;
    },
    renumber: () => {
      mailbox.uidValidity++;
      mailbox.messages = mailbox.messages.map((message, index) => ({ ...message, uid: index + 1 }));
      mailbox.uidNext = mailbox.messages.length + 1;
    },
    commands,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

function sendMessage(socket: Socket, index: number, { uid, source, at }: Message, query: string): void {
  const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
  const two = (value: number) => String(value).padStart(2, '0');
  const day = `${two(at.getUTCDate())}-${months[at.getUTCMonth()]}-${at.getUTCFullYear()}`;
  const time = [at.getUTCHours(), at.getUTCMinutes(), at.getUTCSeconds()].map(two).join(':');
  socket.write(
    `* ${index} FETCH (UID ${uid} RFC822.SIZE ${source.length} INTERNALDATE "${day} ${time} +0000"`,
  );
  if (/BODY(?:\.PEEK)?\[\]/.test(query)) {
    socket.write(` BODY[] {${source.length}}\r\n`);
    socket.write(source);
  }
  socket.write(')\r\n');
}
