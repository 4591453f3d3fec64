import { nextRecoveryCode } from './data/factors';

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
    const isJson = body !== undefined && !(body instanceof FormData);
    const response = await fetch(this.url + path, {
      method,
      redirect: 'manual',
      headers: {
        Origin: this.origin,
        'Sec-Fetch-Site': 'same-origin',
        'X-Forwarded-For': this.address,
        ...(this.cookies.size && {
          Cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...(this.csrfToken && { 'X-CSRF-Token': this.csrfToken }),
        ...(isJson && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && {
        body: isJson && typeof body !== 'string' ? JSON.stringify(body) : (body as BodyInit),
      }),
    });
    for (const cookie of response.headers.getSetCookie()) this.storeCookie(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parseJson(text) };
  }

  private storeCookie(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
