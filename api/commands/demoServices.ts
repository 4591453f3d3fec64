import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CalendarStandIn } from '../testing/calendars/CalendarStandIn';
import { startCalendars } from '../testing/calendars/startCalendars';
import { callWebhook } from '../testing/hubspot/callWebhook';
import { HubspotPortal } from '../testing/hubspot/HubspotPortal';
import { startHubspot } from '../testing/hubspot/startHubspot';
import { SearchConsoleStandIn } from '../testing/searchConsole/SearchConsoleStandIn';
import { startSearchConsole } from '../testing/searchConsole/startSearchConsole';

interface StandIn {
  save: () => object;
  restore: (saved: object) => void;
  onChange: () => void;
}

const folder = process.env.DATA_DIR || '.data';
const saving = new Map<string, NodeJS.Timeout>();
const standIns = new Map<string, StandIn>();

/**
 * Runs the demo portal, the demo calendars and the demo of Search Console of a local site, each where its port is set
 * (HUBSPOT_DEMO_PORT, CALENDARS_DEMO_PORT, SEARCH_CONSOLE_DEMO_PORT). Their data is stored in DATA_DIR. The portal reports changes to the API at API_PORT.
 */
async function main(): Promise<void> {
  const { HUBSPOT_DEMO_PORT: hubspot, CALENDARS_DEMO_PORT: calendars } = process.env;
  const { SEARCH_CONSOLE_DEMO_PORT: search, PUBLIC_ORIGIN = '', API_PORT } = process.env;
  const servers: { stop: () => Promise<void> }[] = [];
  if (hubspot) {
    const portal = keep('hubspot-demo.json', new HubspotPortal());
    const path = '/api/webhooks/hubspot';
    const webhook = { url: `${PUBLIC_ORIGIN}${path}`, target: `http://127.0.0.1:${API_PORT}${path}` };
    // Refused until the client secret is stored, and lost while the API restarts: the hourly comparison finds the change.
    portal.onEvent = (event) => void callWebhook(portal, webhook, [event]).catch(() => {});
    servers.push(await startHubspot({ port: Number(hubspot), portal, hasPage: true }));
  }
  if (calendars) {
    const google = keep('google-demo.json', new CalendarStandIn('google'));
    const microsoft = keep('microsoft-demo.json', new CalendarStandIn('microsoft'));
    servers.push(await startCalendars({ port: Number(calendars), google, microsoft, hasPage: true }));
  }
  if (search) {
    const standIn = keep('search-console-demo.json', new SearchConsoleStandIn(PUBLIC_ORIGIN));
    // So that the key is the same after a restart.
    standIn.onChange();
    servers.push(await startSearchConsole({ port: Number(search), standIn, hasPage: true }));
  }
  // A lost supervisor counts as a signal, because nothing else would end this process.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(signal, () => {
      for (const name of saving.keys()) store(name);
      Promise.all(servers.map((server) => server.stop())).then(() => process.exit(0));
    });
  }
}

/** Restores a stand-in from its file, and stores each change there. */
function keep<T extends StandIn>(name: string, standIn: T): T {
  const file = join(folder, name);
  if (existsSync(file)) standIn.restore(JSON.parse(readFileSync(file, 'utf8')));
  standIns.set(name, standIn);
  standIn.onChange = () => {
    if (!saving.has(name))
      saving.set(
        name,
        setTimeout(() => store(name), 200),
      );
  };
  return standIn;
}

function store(name: string): void {
  clearTimeout(saving.get(name));
  saving.delete(name);
  writeFileSync(join(folder, name), JSON.stringify(standIns.get(name)?.save()));
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
