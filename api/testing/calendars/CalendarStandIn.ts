import { createHash, randomBytes } from 'node:crypto';
import { demoApp } from '../../bookings/calendarApps/contract';

/** An event as the stand-in stores it, for both providers. */
export interface StandInEvent {
  id: string;
  calendarId: string;
  title: string;
  text: string;
  /** In UTC; `2027-03-14` for a day without times. */
  from: string;
  to: string;
  isAllDay: boolean;
  isBusy: boolean;
  /** Google keeps deleted events by their ID, Microsoft by their transaction ID. */
  isDeleted: boolean;
  /** Microsoft: the extended property and the transaction ID that the app has set. */
  key?: string;
}

export interface StandInCalendar {
  id: string;
  name: string;
  isPrimary: boolean;
  canAdd: boolean;
  /** Shown, but no longer shared with the account. */
  isClosed?: boolean;
}

/** The failures that the stand-in simulates. */
export interface StandInFaults {
  /** Every call answers 503. */
  isDown: boolean;
  /** So many of the next calls answer 429. */
  limited: number;
  /** Seconds in `Retry-After` of a 429. */
  retryAfter: number;
  /** So many of the next writes of events are done, and then the connection is closed without an answer. */
  lostAnswers: number;
  /** Writes of events are done, and the answer is never sent. */
  neverAnswers: boolean;
  /** Access tokens are rejected before their time, once each. */
  rejectsAccess: boolean;
  /** Scopes, by their last part, that the person does not give. */
  withheld: string[];
  /** Responses sent in place of the normal ones, by the end of the path of the call. */
  bodies: Record<string, object>;
}

const noFaults = (): StandInFaults => ({
  isDown: false,
  limited: 0,
  retryAfter: 1,
  lostAnswers: 0,
  neverAnswers: false,
  rejectsAccess: false,
  withheld: [],
  bodies: {},
});

interface Code {
  challenge: string;
  redirectUri: string;
  scopes: string[];
}

/** One account at one provider, and the registration of one app, in memory. */
export class CalendarStandIn {
  readonly clientId = demoApp.clientId;
  readonly clientSecret = demoApp.clientSecret;
  address: string;
  calendars: StandInCalendar[];
  events = new Map<string, StandInEvent>();
  faults = noFaults();
  /** Calls by method and path. */
  calls: string[] = [];
  /** The forms of token requests, as the app sent them. */
  tokenForms: Record<string, string>[] = [];
  /** Where the stand-in is reached. */
  origin = '';
  /** Entries on a page of a list. */
  pageSize = 2;
  /** Called after each write of an event, before the answer. */
  onWrite: () => void = () => {};
  codes = new Map<string, Code>();
  /** Refresh tokens, each with its scopes. */
  grants = new Map<string, string[]>();
  access = new Set<string>();
  revoked: string[] = [];
  /** Called after each change of what `save` returns. */
  onChange: () => void = () => {};
  private next = 1;

  constructor(readonly provider: 'google' | 'microsoft') {
    this.address = `sam@${provider}.example`;
    const primary = provider === 'google' ? this.address : 'AAMk-calendar';
    this.calendars = [
      { id: primary, name: 'Calendar', isPrimary: true, canAdd: true },
      { id: `${provider}-family`, name: 'Family', isPrimary: false, canAdd: true },
      { id: `${provider}-holidays`, name: 'Holidays', isPrimary: false, canAdd: false },
    ];
  }

  get primary(): StandInCalendar {
    return this.calendars.find(({ isPrimary }) => isPrimary) as StandInCalendar;
  }

  heal(): void {
    this.faults = noFaults();
  }

  /** The person withdraws the access, or the provider ends it. */
  endAccess(): void {
    this.grants.clear();
    this.access.clear();
  }

  addEvent(part: Partial<StandInEvent> & Pick<StandInEvent, 'from' | 'to'>): StandInEvent {
    const event: StandInEvent = {
      id: `event-${this.next++}`,
      calendarId: this.primary.id,
      title: 'Dentist',
      text: '',
      isAllDay: false,
      isBusy: true,
      isDeleted: false,
      ...part,
    };
    this.events.set(event.id, event);
    return event;
  }

  /** The events that are in the calendars. */
  get shown(): StandInEvent[] {
    return [...this.events.values()].filter(({ isDeleted }) => !isDeleted);
  }

  issueCode(code: Code): string {
    const id = randomBytes(16).toString('base64url');
    this.codes.set(id, code);
    return id;
  }

  /** The response to a token request, with its status. RFC 6749 section 5, RFC 7636 section 4.6. */
  answerTokenRequest(form: Record<string, string>): [number, object] {
    this.tokenForms.push(form);
    if (form.client_id !== this.clientId || form.client_secret !== this.clientSecret)
      return [401, { error: 'invalid_client', error_description: 'The client is unknown.' }];
    if (form.grant_type === 'refresh_token') return this.refresh(form.refresh_token ?? '');
    const code = this.codes.get(form.code ?? '');
    this.codes.delete(form.code ?? '');
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    const isValid = code && code.challenge === challenge && code.redirectUri === form.redirect_uri;
    return isValid ? this.grant(code.scopes) : [400, { error: 'invalid_grant' }];
  }

  private refresh(token: string): [number, object] {
    const scopes = this.grants.get(token);
    if (!scopes)
      return [400, { error: 'invalid_grant', error_description: 'Token has been expired or revoked.' }];
    if (this.provider === 'google') return [200, this.newAccess(scopes)];
    // Microsoft sends another refresh token each time. Here, the earlier one ends at once.
    this.grants.delete(token);
    return this.grant(scopes);
  }

  private grant(scopes: string[]): [number, object] {
    const refresh_token = `refresh-${randomBytes(12).toString('hex')}`;
    this.grants.set(refresh_token, scopes);
    return [200, { ...this.newAccess(scopes), refresh_token }];
  }

  private newAccess(scopes: string[]) {
    const access_token = `access-${randomBytes(12).toString('hex')}`;
    this.access.add(access_token);
    return { access_token, expires_in: 3599, scope: scopes.join(' '), token_type: 'Bearer' };
  }

  /** What a file needs to restore the account. Access tokens are renewed. */
  save(): object {
    const { next } = this;
    return { events: [...this.events.values()], grants: [...this.grants], next };
  }

  restore(saved: { events?: StandInEvent[]; grants?: [string, string[]][]; next?: number }): void {
    const { events = [], grants = [], next = 1 } = saved;
    this.events = new Map(events.map((event) => [event.id, event]));
    this.grants = new Map(grants);
    this.next = next;
  }
}
