import { createPublicKey, generateKeyPairSync, randomBytes, verify } from 'node:crypto';

export interface StandInRow {
  keys: string[];
  clicks: number;
  impressions: number;
  ctr: number;
  position: number;
}

/** The failures that the stand-in simulates. */
interface Faults {
  /** Every call answers 503. */
  isDown: boolean;
  /** So many of the next calls answer 429. */
  limited: number;
  /** Seconds in `Retry-After` of a 429. */
  retryAfter: number;
  /** The key was deleted. */
  isKeyDeleted: boolean;
  /** The API isn't enabled in the project. */
  isDisabled: boolean;
  /** The body of every response to a query of figures, in place of the normal one. */
  body?: unknown;
}

type Dimension = 'date' | 'query' | 'page';
type Answer = [status: number, body: object];

const noFaults = (): Faults => ({
  isDown: false,
  limited: 0,
  retryAfter: 1,
  isKeyDeleted: false,
  isDisabled: false,
});
const DAY_MS = 86_400_000;
const scope = 'https://www.googleapis.com/auth/webmasters.readonly';

/** A service account with its key, and the properties that it sees in Google Search Console, in memory. */
export class SearchConsoleStandIn {
  readonly clientEmail = 'search@demo.iam.gserviceaccount.com';
  readonly keyId = 'demo0123456789abcdef';
  /** By their permission. */
  properties: Record<string, string>;
  figures: Record<'query' | 'page', StandInRow[]>;
  /** The last day whose figures are final. */
  lastDay = new Date(Date.now() - 2 * DAY_MS).toISOString().slice(0, 10);
  faults = noFaults();
  /** Calls by method and path. */
  calls: string[] = [];
  /** The bodies of queries. */
  queries: { dimensions: Dimension[]; startRow: number; startDate: string; endDate: string }[] = [];
  /** Called before the answer to each query. */
  onQuery: () => Promise<unknown> = async () => {};
  /** Called after each change of what `save` returns. */
  onChange: () => void = () => {};
  private privateKey?: string;
  private readonly access = new Set<string>();

  constructor(readonly siteOrigin: string) {
    this.properties = { [`${siteOrigin}/`]: 'siteFullUser', 'https://other.example/': 'siteUnverifiedUser' };
    this.figures = {
      query: [
        toRow('managed it services austin', 12, 480, 8.4),
        toRow('backup for dental offices', 3, 95, 12.1),
      ],
      page: [toRow(`${siteOrigin}/`, 22, 900, 6.2), toRow(`${siteOrigin}/services`, 7, 310, 9.8)],
    };
  }

  /** The JSON key as Google Cloud creates it. */
  get key(): string {
    this.privateKey ??= generateKeyPairSync('rsa', { modulusLength: 2048 })
      .privateKey.export({ type: 'pkcs8', format: 'pem' })
      .toString();
    const file = {
      type: 'service_account',
      project_id: 'demo',
      private_key_id: this.keyId,
      private_key: this.privateKey,
      client_email: this.clientEmail,
      token_uri: 'https://oauth2.googleapis.com/token',
    };
    return JSON.stringify(file, null, 2);
  }

  save(): object {
    return { privateKey: JSON.parse(this.key).private_key };
  }

  restore({ privateKey }: { privateKey?: string }): void {
    this.privateKey = privateKey;
  }

  heal(): void {
    this.faults = noFaults();
  }

  /** Exchanges an assertion that is signed with the key. */
  answerToken(form: URLSearchParams): Answer {
    const refused: Answer = [400, { error: 'invalid_grant', error_description: 'Invalid JWT Signature.' }];
    const [head = '', claims = '', signature = ''] = (form.get('assertion') ?? '').split('.');
    const isBearer = form.get('grant_type') === 'urn:ietf:params:oauth:grant-type:jwt-bearer';
    const publicKey = createPublicKey(JSON.parse(this.key).private_key);
    const data = Buffer.from(`${head}.${claims}`);
    if (this.faults.isKeyDeleted || !isBearer) return refused;
    if (!verify('RSA-SHA256', data, publicKey, Buffer.from(signature, 'base64url'))) return refused;
    const { alg, kid } = parsePart(head);
    const { iss, aud, iat, exp, scope: asked } = parsePart(claims);
    const isValid =
      alg === 'RS256' &&
      kid === this.keyId &&
      iss === this.clientEmail &&
      aud === 'https://oauth2.googleapis.com/token' &&
      asked === scope &&
      Number(exp) - Number(iat) <= 3_600 &&
      Math.abs(Number(iat) - Date.now() / 1000) < 300;
    if (!isValid) return refused;
    const token = randomBytes(12).toString('hex');
    this.access.add(token);
    return [200, { access_token: token, expires_in: 3_599, token_type: 'Bearer' }];
  }

  hasAccess(token: string): boolean {
    return !this.faults.isKeyDeleted && this.access.has(token);
  }

  listSites(): Answer {
    const siteEntry = Object.entries(this.properties).map(([siteUrl, permissionLevel]) => ({
      siteUrl,
      permissionLevel,
    }));
    return [200, siteEntry.length ? { siteEntry } : {}];
  }

  answerQuery(property: string, body: SearchConsoleStandIn['queries'][number]): Answer {
    this.queries.push(body);
    if ((this.properties[property] ?? 'siteUnverifiedUser') === 'siteUnverifiedUser')
      return [403, { error: { code: 403, errors: [{ reason: 'forbidden' }] } }];
    const [dimension = 'query'] = body.dimensions;
    const { startDate, endDate, startRow } = body;
    if (dimension === 'date') {
      const isRequested = startDate <= this.lastDay && this.lastDay <= endDate;
      return [200, isRequested ? { rows: [toRow(this.lastDay, 1, 2, 3)] } : {}];
    }
    const rows = this.figures[dimension].slice(startRow, startRow + 25_000);
    return [200, rows.length ? { rows, responseAggregationType: 'byProperty' } : {}];
  }
}

export const toRow = (key: string, clicks: number, impressions: number, position: number): StandInRow => ({
  keys: [key],
  clicks,
  impressions,
  ctr: impressions ? clicks / impressions : 0,
  position,
});

const parsePart = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString());
