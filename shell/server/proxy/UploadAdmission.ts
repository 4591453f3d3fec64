import type { Request } from 'express';
import type { Pool } from 'undici';
import { allowSlowBody } from '../http/bodyTimeout';
import { ConcurrencyLimiter } from '../limits/ConcurrencyLimiter';
import { requestHeaders } from './forwardedHeaders';

/** Held in memory at once, as much of each as has come: 120 MB at the most. */
const MOST = 12;
/** Of one member: the two that a browser sends at a time, and one of another tab. */
const MOST_OF_ONE = 3;

/** Says who may send a picture for the library, before any of it is read: members, each a few at a time. */
export class UploadAdmission {
  private readonly places = new ConcurrencyLimiter(MOST_OF_ONE);
  private underway = 0;

  constructor(
    private readonly pool: Pool,
    private readonly internalKey: string,
  ) {}

  /**
   * A place, as the way to give it back; where there is none, `busy`. What the API answers to who is no member comes
   * back as it is; rejects while it is away.
   */
  async admit(request: Request): Promise<Admission> {
    const { 'content-type': _, ...headers } = requestHeaders(request, this.internalKey);
    const answer = await this.pool.request({ method: 'GET', path: '/api/auth/me', headers });
    const told = await answer.body.text();
    if (answer.statusCode !== 200) return { refused: { status: answer.statusCode, body: told } };
    const leave = this.underway < MOST ? this.places.take(memberIn(told)) : undefined;
    if (!leave) return { isBusy: true };
    this.underway += 1;
    allowSlowBody(request);
    return {
      leave: () => {
        this.underway -= 1;
        leave();
      },
    };
  }
}

type Admission =
  | { leave: () => void; isBusy?: never; refused?: never }
  | { isBusy: true; refused?: never }
  | { refused: { status: number; body: string }; isBusy?: never };

const memberIn = (told: string): string => (JSON.parse(told) as { user: { id: string } }).user.id;
