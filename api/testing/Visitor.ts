import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { nextRecoveryCode } from './data/factors';

// Not `fetch`, which takes three times as much time.
const agent = new Agent({ keepAlive: true });

/** The response to a request. */
export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: each test expects another body
  body: any;
}

interface Options {
  body?: unknown;
  headers?: Record<string, string>;
}

/** An HTTP client that keeps cookies, has one network address and sends the headers of a browser on our own pages. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  csrfToken = '';

  constructor(
    private readonly url: string,
    readonly origin: string,
    private readonly address: string,
  ) {}

  get(path: string, headers?: Record<string, string>): Promise<Reply> {
    return this.send('GET', path, { headers });
  }

  post(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.send('POST', path, { body, headers });
  }

  patch(path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply> {
    return this.send('PATCH', path, { body, headers });
  }

  /** Signs in; a second factor is proved with the next recovery code of the member. */
  async signIn(email: string, password: string): Promise<Reply> {
    const reply = await this.post('/api/auth/login', { email, password });
    return reply.body?.mfaRequired
      ? this.proveFactor(reply.body.challenge, nextRecoveryCode(email))
      : this.storeCsrfToken(reply);
  }

  async proveFactor(challenge: string, code: string): Promise<Reply> {
    return this.storeCsrfToken(await this.post('/api/auth/mfa', { challenge, code }));
  }

  /** Stores the CSRF token of a new or renewed session. */
  storeCsrfToken(reply: Reply): Reply {
    const session = reply.body?.session ?? reply.body;
    if (reply.status < 300 && session?.csrfToken) this.csrfToken = session.csrfToken;
    return reply;
  }

  /** Sends a file as multipart form data. */
  upload(path: string, bytes: Uint8Array, name: string, headers?: Record<string, string>): Promise<Reply> {
    const body = new FormData();
    body.set('file', new File([bytes as BlobPart], name));
    return this.send('POST', path, { body, headers });
  }

  async send(method: string, path: string, { body, headers }: Options): Promise<Reply> {
    const payload = await payloadOf(body);
    const sent = request(new URL(this.url + path), {
      agent,
      method,
      headers: lowerCase({
        Accept: '*/*',
        'Accept-Language': '*',
        // An unknown browser: `isbot` knows the name of Node.
        'User-Agent': 'Mozilla/5.0 (X11) Tests/1.0',
        Origin: this.origin,
        'Sec-Fetch-Mode': 'cors',
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': this.address,
        ...(this.cookies.size && {
          Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(this.csrfToken && { 'X-CSRF-Token': this.csrfToken }),
        ...(payload.type && { 'Content-Type': payload.type }),
        ...headers,
        ...((payload.bytes.length || !/^(GET|HEAD|DELETE)$/.test(method)) && {
          'Content-Length': String(payload.bytes.length),
        }),
      }),
    });
    const [response] = (await once(sent.end(payload.bytes), 'response')) as [IncomingMessage];
    const received = new Headers();
    for (const [name, values = []] of Object.entries(response.headersDistinct))
      for (const value of values) received.append(name, value);
    for (const cookie of received.getSetCookie()) this.storeCookie(cookie);
    return {
      status: response.statusCode ?? 0,
      headers: received,
      body: parseJson(await text(response)),
    };
  }

  private storeCookie(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}

/** The body as bytes. A text is sent as it is, other values as JSON. */
async function payloadOf(body: unknown): Promise<{ bytes: Buffer; type?: string | null }> {
  if (body === undefined) return { bytes: Buffer.alloc(0) };
  if (body instanceof FormData) {
    const form = new Response(body);
    return { bytes: Buffer.from(await form.arrayBuffer()), type: form.headers.get('content-type') };
  }
  return {
    bytes: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
    type: 'application/json',
  };
}

/** Names in lower case, so that a test's own header replaces the usual one. */
const lowerCase = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
