import type { LeadSync } from '@site/api/hubspot/leadSync/contract';
import { exampleLeadSync } from '@site/api/hubspot/leadSync/example';
import type { CrmContact } from '@site/api/hubspot/sync/contract';
import { exampleCrmContact } from '@site/api/hubspot/sync/example';
import { exampleLead, exampleLeadMail } from '@site/api/leads/pipeline/example';
import { buildTimeline, getTimelinePosition } from './buildTimeline';

test('past steps come in order, pending steps last', () => {
  const lead = exampleLead({
    mails: [
      exampleLeadMail({ kind: 'team', state: 'waiting', sentAt: null, attempts: 0, response: null }),
      exampleLeadMail({ kind: 'sender', to: 'dana@example.com', sentAt: '2026-11-20T14:48:09.000Z' }),
    ],
  });
  expect(buildTimeline(lead).map(({ name, state }) => [name, state])).toEqual([
    ['Saved', 'done'],
    ['Email to sender', 'done'],
    ['Email to team', 'waiting'],
  ]);
});

test('a failed email shows the reason and can be resent', () => {
  const dead = exampleLeadMail({
    state: 'dead',
    sentAt: null,
    attempts: 14,
    response: null,
    error: '550 no such user',
  });
  const station = buildTimeline(exampleLead({ mails: [dead] })).at(-1);
  expect(station).toMatchObject({ state: 'failed', replay: 'team' });
  expect(station?.words).toBe(
    'To owner@emberline.example, failed after 14 attempts, last error: 550 no such user.',
  );
});

test('emails to several members are one step, which fails when one fails', () => {
  const sent = exampleLeadMail({ kind: 'newLead', to: 'kim@example.com' });
  const later = { ...sent, to: 'robin@example.com', sentAt: '2026-11-20T14:48:09.000Z' };
  const stepOf = (mails: (typeof sent)[]) => buildTimeline(exampleLead({ mails })).slice(1);
  expect(stepOf([later, sent])).toMatchObject([{ state: 'done', at: later.sentAt }]);
  const dead = { ...later, state: 'dead' as const, sentAt: null, response: null, error: '550 unknown' };
  const [step, ...others] = stepOf([sent, dead]);
  expect(others).toEqual([]);
  expect(step).toMatchObject({ state: 'failed', replay: 'newLead' });
  expect(step?.words).toMatch(/^To kim@example.com, .*To robin@example.com, failed after .*550 unknown\.$/);
});

test('a pending email shows the time of the next attempt', () => {
  const waiting = exampleLeadMail({
    state: 'waiting',
    sentAt: null,
    attempts: 2,
    response: null,
    error: 'connection refused',
    nextTryAt: '2026-11-20T14:49:02.000Z',
  });
  expect(buildTimeline(exampleLead({ mails: [waiting] })).at(-1)?.words).toBe(
    'To owner@emberline.example, 2 attempts, next attempt 8:49:02, last error: connection refused.',
  );
});

test('the step in HubSpot says whether it is queued, written or failed, and why', () => {
  const stepOf = (part: Partial<CrmContact>, more: Partial<LeadSync> = {}) => {
    const sync = exampleLeadSync({ contact: exampleCrmContact(part), ...more });
    const step = buildTimeline(exampleLead({ mails: [] }), sync).at(-1);
    return `${step?.name} ${step?.state}: ${step?.words}`;
  };
  const fresh = { attempts: 0, error: '', nextTryAt: null, syncedAt: null, hubspotId: null };
  expect(stepOf({ ...fresh, state: 'pending' })).toBe('HubSpot waiting: Queued.');
  const done = { ...fresh, state: 'done' as const, syncedAt: '2026-11-20T14:49:00.000Z', hubspotId: '501' };
  expect(stepOf(done)).toBe('HubSpot done: Written to contact 501, with the deal and notes.');
  expect(stepOf(done, { isShadow: true })).toBe('HubSpot done: Compared in shadow mode, nothing is written.');
  expect(stepOf({ ...fresh, state: 'dead', attempts: 9, error: 'No such property' })).toBe(
    'HubSpot failed: Failed after 9 attempts, last error: No such property.',
  );
  expect(buildTimeline(exampleLead({ mails: [] }), exampleLeadSync({ contact: null }))).toHaveLength(1);
});

test('the timeline runs from saving to a day later', () => {
  const stored = '2026-11-20T14:48:02.000Z';
  const after = (seconds: number) =>
    getTimelinePosition(stored, new Date(Date.parse(stored) + seconds * 1000).toISOString());
  expect(after(0)).toBe(0);
  expect(after(86_400)).toBe(1);
  expect(after(1_000_000)).toBe(1);
  expect(after(60)).toBeGreaterThan(after(2));
});
