import { openSocket } from '@site/api/testing/rawSocket';

export interface RawAnswer {
  status: number;
  /** By lower-case name. */
  headers: Map<string, string>;
  body: string;
}

/** Sends a request target byte for byte, which no client with an idea of addresses would do, and reads the answer to its end. */
export async function askRaw(
  origin: string,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
) {
  const lines = Object.entries({ Host: 'localhost', Connection: 'close', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  const raw = await openSocket(origin);
  raw.send(`${method} ${target} HTTP/1.1\r\n${lines.join('')}\r\n`);
  await raw.closed();
  return read(raw.received());
}

function read(text: string): RawAnswer {
  const end = text.indexOf('\r\n\r\n');
  const [first = '', ...lines] = text.slice(0, end).split('\r\n');
  const headers = new Map(
    lines.map((line): [string, string] => {
      const [name = '', ...value] = line.split(': ');
      return [name.toLowerCase(), value.join(': ')];
    }),
  );
  return { status: Number(first.split(' ')[1]), headers, body: text.slice(end + 4) };
}
