import type { Request } from 'express';
import type { Pool } from 'undici';
import { mayComeSlowly } from './bodyInTime';
import { requestHeaders } from './handedOnHeaders';
import { Places } from './Places';

/** Held in memory at once, as much of each as has come: 120 MB at the most. */
const MOST = 12;
/** Of one member: the two that a browser sends at a time, and one of another tab. */
const MOST_OF_ONE = 3;

/** Says who may send a picture for the library, before any of it is read: members, each a few at a time. */
export class Uploads {
  private readonly places = new Places(MOST_OF_ONE);
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
    mayComeSlowly(request);
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
