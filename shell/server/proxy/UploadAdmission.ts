import { sourceOf } from '@site/api/platform/client/clientAddress';
import type { Request } from 'express';
import type { Pool } from 'undici';
import { allowSlowBody } from '../http/bodyTimeout';
import { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { requestHeaders } from './forwardedHeaders';

/** Uploads in memory at a time, of up to 10 MB each. */
const MAX_UPLOADS = 12;
/** A browser sends two at a time, another tab one more. */
const MAX_UPLOADS_PER_MEMBER = 3;

/** All visitors together, so that members can always upload. */
const MAX_UPLOADS_OF_VISITORS = 6;
/** The networks of an IPv6 connection count as one. */
const MAX_UPLOADS_PER_NETWORK = 2;

/**
 * Decides whether to accept an upload before its body is read: from members, and from visitors where the API accepts their
 * files; a few at a time for each.
 */
export class UploadAdmission {
  private readonly activeUploads = new ConcurrencyLimiter(MAX_UPLOADS_PER_MEMBER);
  private readonly uploadsOfVisitors = new ConcurrencyLimiter(MAX_UPLOADS_PER_NETWORK);
  private active = 0;
  private activeOfVisitors = 0;

  constructor(
    private readonly pool: Pool,
    private readonly internalKey: string,
  ) {}

  /**
   * Returns the function that ends the upload, `isBusy` at the limit, or the API's response to a visitor who is not
   * signed in. Rejects while the API is unavailable.
   */
  async admit(request: Request): Promise<Admission> {
    const { status, body } = await this.ask(request, '/api/auth/me');
    if (status !== 200) return { rejected: { status, body } };
    const release = this.active < MAX_UPLOADS ? this.activeUploads.take(memberIn(body)) : undefined;
    if (!release) return { isBusy: true };
    this.active += 1;
    allowSlowBody(request);
    return {
      release: () => {
        this.active -= 1;
        release();
      },
    };
  }

  /** The same for a visitor. The API decides at a GET of the same path. */
  async admitVisitor(request: Request, path: string): Promise<Admission> {
    const { status, body } = await this.ask(request, path);
    if (status !== 204) return { rejected: { status, body } };
    const isFull = this.activeOfVisitors >= MAX_UPLOADS_OF_VISITORS;
    const release = isFull ? undefined : this.uploadsOfVisitors.take(sourceOf(request.ip ?? ''));
    if (!release) return { isBusy: true };
    this.activeOfVisitors += 1;
    allowSlowBody(request);
    return {
      release: () => {
        this.activeOfVisitors -= 1;
        release();
      },
    };
  }

  private async ask(request: Request, path: string): Promise<{ status: number; body: string }> {
    const { 'content-type': _, ...headers } = requestHeaders(request, this.internalKey);
    const response = await this.pool.request({ method: 'GET', path, headers });
    return { status: response.statusCode, body: await response.body.text() };
  }
}

type Admission =
  | { release: () => void; isBusy?: never; rejected?: never }
  | { isBusy: true; rejected?: never }
  | { rejected: { status: number; body: string }; isBusy?: never };

const memberIn = (text: string): string => (JSON.parse(text) as { user: { id: string } }).user.id;
