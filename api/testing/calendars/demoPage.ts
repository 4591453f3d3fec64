import { findInstant, parseClock } from '../../platform/time/localTime';
import { demoButton, demoFrame, escapeHtml } from '../demoFrame';
import type { CalendarStandIn, StandInEvent } from './CalendarStandIn';

const timeZone = 'America/Chicago';
const labels = { google: 'Google', microsoft: 'Microsoft' };

/** A page that shows the calendars of both accounts, changes them as their owner would, and breaks them. */
export function demoPage(accounts: CalendarStandIn[]): string {
  return demoFrame(
    'Demo calendars',
    `<p>They stand in for Google and Microsoft on this machine. Times are in Central Time. The site reads them every ten minutes, and when a host selects “Check now”.</p>
${accounts.map(showAccount).join('\n')}`,
  );
}

function showAccount(account: CalendarStandIn): string {
  const { provider, address, calendars, shown, faults, calls, grants } = account;
  const label = labels[provider];
  const button = (action: string, text: string, more = {}) =>
    demoButton({ account: provider, do: action, ...more }, text);
  const nameOf = (id: string) => calendars.find((calendar) => calendar.id === id)?.name ?? '';
  const events = shown.toSorted((a, b) => a.from.localeCompare(b.from)).slice(-200);
  const rows = events.map(
    (event) =>
      `<tr><td>${showTime(event)}</td><td><b>${escapeHtml(event.title)}</b> (${escapeHtml(nameOf(event.calendarId))})<br>${escapeHtml(event.text).replaceAll('\n', '<br>')}</td><td>${button('delete', 'Delete', { event: event.id })}</td></tr>`,
  );
  const options = calendars.map(
    ({ id, name }) => `<option value="${escapeHtml(id)}">${escapeHtml(name)}</option>`,
  );
  return `<h2>${label}: ${escapeHtml(address)}</h2>
<p>${grants.size ? 'This site has access.' : 'This site has no access.'}</p>
<form method="post"><input type="hidden" name="account" value="${provider}"><label>Title <input name="title" value="Dentist" required></label><label>Start <input name="from" type="datetime-local" required></label><label>Minutes <input name="minutes" type="number" min="1" max="100000" value="60" required></label><label>Calendar <select name="calendar">${options.join('')}</select></label><button name="do" value="add">Add an event</button></form>
${rows.length ? `<table><tr><th>Time</th><th>Event</th><th></th></tr>${rows.join('')}</table>` : '<p>No events yet.</p>'}
${button('down', faults.isDown ? 'Answer again' : 'Answer 503 to every call')}
${button('limit', 'Answer 429 to the next three calls')}
${button('end', 'Withdraw the access')}
<details><summary>Last calls</summary><pre>${escapeHtml(calls.slice(-20).reverse().join('\n'))}</pre></details>`;
}

const showTime = ({ from, to }: Pick<StandInEvent, 'from' | 'to'>) =>
  [from, to]
    .map((time) =>
      new Date(time).toLocaleString('en-US', { timeZone, dateStyle: 'medium', timeStyle: 'short' }),
    )
    .join(' –<br>');

/** Does what a form of the page asks for. What can't be read is ignored. */
export function readDemoForm(accounts: CalendarStandIn[], text: string): void {
  const form = new URLSearchParams(text);
  const get = (name: string) => form.get(name) ?? '';
  const account = accounts.find(({ provider }) => provider === get('account'));
  if (!account) return;
  const { faults, events } = account;
  const action = get('do');
  if (action === 'down') faults.isDown = !faults.isDown;
  if (action === 'limit') faults.limited = 3;
  if (action === 'end') account.endAccess();
  const event = events.get(get('event'));
  if (action === 'delete' && event) event.isDeleted = true;
  if (action === 'add') add(account, get);
  account.onChange();
}

function add(account: CalendarStandIn, get: (name: string) => string): void {
  if (Number.isNaN(Date.parse(get('from')))) return;
  const [day = '', clock = ''] = get('from').split('T');
  const from = findInstant(timeZone, day, parseClock(clock)) ?? Number.NaN;
  const to = from + Number(get('minutes')) * 60_000;
  const calendarId = get('calendar');
  const isKnown = account.calendars.some(({ id }) => id === calendarId);
  if (!isKnown || Number.isNaN(new Date(to).getTime()) || !(from < to)) return;
  const [start, end] = [from, to].map((time) => new Date(time).toISOString()) as [string, string];
  account.addEvent({ title: get('title'), from: start, to: end, calendarId });
}
