import type { Request } from 'express';
import type { Pool } from 'undici';
import { allowSlowBody } from '../http/bodyTimeout';
import { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { requestHeaders } from './forwardedHeaders';

/** Uploads in memory at a time, of up to 10 MB each. */
const MAX_UPLOADS = 12;
/** A browser sends two at a time, another tab one more. */
const MAX_UPLOADS_PER_MEMBER = 3;

/** Decides whether to accept an upload before its body is read: only from members, and a few at a time for each. */
export class UploadAdmission {
  private readonly activeUploads = new ConcurrencyLimiter(MAX_UPLOADS_PER_MEMBER);
  private active = 0;

  constructor(
    private readonly pool: Pool,
    private readonly internalKey: string,
  ) {}

  /**
   * Returns the function that ends the upload, `isBusy` at the limit, or the API's response to a visitor who is not
   * signed in. Rejects while the API is unavailable.
   */
  async admit(request: Request): Promise<Admission> {
    const { 'content-type': _, ...headers } = requestHeaders(request, this.internalKey);
    const response = await this.pool.request({ method: 'GET', path: '/api/auth/me', headers });
    const text = await response.body.text();
    if (response.statusCode !== 200) return { rejected: { status: response.statusCode, body: text } };
    const release = this.active < MAX_UPLOADS ? this.activeUploads.take(memberIn(text)) : undefined;
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
}

type Admission =
  | { release: () => void; isBusy?: never; rejected?: never }
  | { isBusy: true; rejected?: never }
  | { rejected: { status: number; body: string }; isBusy?: never };

const memberIn = (text: string): string => (JSON.parse(text) as { user: { id: string } }).user.id;
