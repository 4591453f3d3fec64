import { demoFrame, escapeHtml } from '../demoFrame';
import type { HubspotPortal } from './HubspotPortal';

/** A page that shows the contacts of the demo portal, changes them as a person in HubSpot would, and breaks it. */
export function demoPage(portal: HubspotPortal): string {
  const { faults } = portal;
  const contacts = [...portal.contacts.values()].slice(-200);
  const buttons: [action: string, label: string][] = [
    ['down', faults.isDown ? 'Answer again' : 'Answer 503 to every call'],
    ['revoke', faults.isRevoked ? 'Accept the token again' : 'Revoke the token'],
    ['limit', 'Answer 429 to the next three calls'],
    ['heal', 'Remove all faults'],
  ];
  const rows = contacts.map(
    ({ id, properties }) =>
      `<tr><td>${id}</td><td>${escapeHtml(properties.email ?? '')}</td><td>${Object.entries(properties)
        .filter(([name, value]) => name !== 'email' && value)
        .map(([name, value]) => `${escapeHtml(name)}: <b>${escapeHtml(value)}</b>`)
        .join('<br>')}</td><td>${objectsOf(portal, properties.email ?? '')}</td></tr>`,
  );
  return demoFrame(
    'Demo portal',
    `<p>It stands in for a HubSpot account on this machine. Its access token is <code>${escapeHtml(portal.token)}</code>, its client secret <code>${escapeHtml(portal.clientSecret)}</code>.</p>
<h2>Faults</h2>
${buttons.map(([action, label]) => `<form method="post"><button name="do" value="${action}">${label}</button></form>`).join('')}
<h2>Change a contact</h2>
<form method="post"><label>Email <input name="email" type="email" required></label><label>Property <input name="name" required value="hs_lead_status"></label><label>Value <input name="value"></label><button name="do" value="edit">Change</button></form>
<h2>Contacts (${portal.contacts.size})</h2>
${rows.length ? `<table><tr><th>ID</th><th>Email</th><th>Properties</th><th>Meetings, notes and deals</th></tr>${rows.join('')}</table>` : '<p>None yet.</p>'}
<h2>Form submissions (${portal.submissions.length})</h2>
${submissionsOf(portal)}`,
  );
}

function submissionsOf({ submissions }: HubspotPortal): string {
  const rows = submissions.slice(-50).map(({ fields, context }) => {
    const values = fields.map(({ name, value }) => `${escapeHtml(name)}: <b>${escapeHtml(value)}</b>`);
    const { hutk, pageUri } = context;
    return `<tr><td>${escapeHtml(hutk)}</td><td>${escapeHtml(pageUri)}</td><td>${values.join('<br>')}</td></tr>`;
  });
  return rows.length
    ? `<table><tr><th>Cookie</th><th>Page</th><th>Fields</th></tr>${rows.join('')}</table>`
    : '<p>None yet.</p>';
}

function objectsOf(portal: HubspotPortal, email: string): string {
  const meetings = portal.objectsOf('meetings', email).map(({ properties }) => {
    const {
      hs_meeting_title: title = '',
      hs_timestamp: at = '',
      hs_meeting_outcome: outcome = '',
    } = properties;
    return `${escapeHtml(title)}, ${escapeHtml(at)}: <b>${escapeHtml(outcome)}</b>`;
  });
  // Notes are HTML, which this page shows as text.
  const notes = portal
    .objectsOf('notes', email)
    .map(({ properties }) => escapeHtml(properties.hs_note_body ?? ''));
  const deals = portal.objectsOf('deals', email).map(({ properties }) => {
    const { dealname = '', amount = '', dealstage = '' } = properties;
    return `${escapeHtml(dealname)}, ${escapeHtml(amount)}: <b>${escapeHtml(dealstage)}</b>`;
  });
  return [...meetings, ...notes, ...deals].join('<br>');
}

export function readDemoForm(portal: HubspotPortal, text: string): void {
  const form = new URLSearchParams(text);
  const action = form.get('do');
  const { faults } = portal;
  if (action === 'down') faults.isDown = !faults.isDown;
  if (action === 'revoke') faults.isRevoked = !faults.isRevoked;
  if (action === 'limit') faults.limited = 3;
  if (action === 'heal') portal.heal();
  const [email, name] = [form.get('email') ?? '', form.get('name') ?? ''];
  const isKnown = portal.findByEmail(email) && portal.properties.some((property) => property.name === name);
  if (action === 'edit' && isKnown) portal.edit(email, { [name]: form.get('value') ?? '' });
}
