/** What came back from a call. */
export interface Reply {
  status: number;
  headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a test states what it expects of the body
  body: any;
}

interface Options {
  body?: unknown;
  headers?: Record<string, string>;
}

/** Someone with a browser: keeps cookies, comes from one address, sends what a browser on our own pages sends. */
export class Visitor {
  readonly cookies = new Map<string, string>();
  csrfToken = '';

  constructor(
    private readonly url: string,
    private readonly origin: string,
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

  async signIn(email: string, password: string): Promise<Reply> {
    const reply = await this.post('/api/auth/login', { email, password });
    if (reply.status === 200) this.csrfToken = reply.body.csrfToken;
    return reply;
  }

  async send(method: string, path: string, { body, headers }: Options): Promise<Reply> {
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
        ...(body !== undefined && { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) this.keep(cookie);
    const text = await response.text();
    return { status: response.status, headers: response.headers, body: parsed(text) };
  }

  private keep(cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const [name = '', value = ''] = pair.split(/=(.*)/s);
    if (value) this.cookies.set(name, value);
    else this.cookies.delete(name);
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
