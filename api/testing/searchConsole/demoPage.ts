import { demoButton, demoFrame, escapeHtml } from '../demoFrame';
import type { SearchConsoleStandIn } from './SearchConsoleStandIn';

/** A page that shows the key to connect with, and simulates failures. */
export function demoPage({ key, clientEmail, faults, figures, calls }: SearchConsoleStandIn): string {
  const rows = [...figures.query, ...figures.page].map(
    ({ keys, clicks, impressions }) =>
      `<tr><td>${escapeHtml(keys.join())}</td><td>${clicks}</td><td>${impressions}</td></tr>`,
  );
  const button = (action: string, label: string) => demoButton({ do: action }, label);
  return demoFrame(
    'Demo Search Console',
    `<p>It stands in for Google on this machine. No data leaves it. In the workbench, choose Connect under SEO, Search queries, and paste this key of ${escapeHtml(clientEmail)}:</p>
<textarea readonly rows="10" style="width:100%">${escapeHtml(key)}</textarea>
<h2>Figures</h2><table><tr><th>Query or page</th><th>Clicks</th><th>Impressions</th></tr>${rows.join('')}</table>
<h2>Failures</h2>
${button('down', faults.isDown ? 'Answer again' : 'Answer 503 to every call')}
${button('limit', 'Answer 429 to the next three calls')}
${button('key', faults.isKeyDeleted ? 'Accept the key again' : 'Reject the key')}
${button('access', 'Withdraw or restore the access to the property')}
<details><summary>Last calls</summary><pre>${escapeHtml(calls.slice(-20).reverse().join('\n'))}</pre></details>`,
  );
}

/** Does what a form of the page asks for. What can't be read is ignored. */
export function readDemoForm(standIn: SearchConsoleStandIn, text: string): void {
  const { faults, properties, siteOrigin } = standIn;
  const action = new URLSearchParams(text).get('do');
  if (action === 'down') faults.isDown = !faults.isDown;
  if (action === 'limit') faults.limited = 3;
  if (action === 'key') faults.isKeyDeleted = !faults.isKeyDeleted;
  const own = `${siteOrigin}/`;
  if (action === 'access')
    properties[own] = properties[own] === 'siteFullUser' ? 'siteUnverifiedUser' : 'siteFullUser';
}
