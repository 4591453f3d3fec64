import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { HubspotPortal } from '../testing/hubspot/HubspotPortal';
import { startHubspot } from '../testing/hubspot/startHubspot';

/** Runs the demo portal of a local site. Reads HUBSPOT_DEMO_PORT and DATA_DIR, where its contacts are stored. */
async function main(): Promise<void> {
  const file = join(process.env.DATA_DIR || '.data', 'hubspot-demo.json');
  const portal = new HubspotPortal();
  if (existsSync(file)) portal.restore(JSON.parse(readFileSync(file, 'utf8')));
  let saving: NodeJS.Timeout | undefined;
  portal.onChange = () => {
    saving ??= setTimeout(() => {
      saving = undefined;
      writeFileSync(file, JSON.stringify(portal.save()));
    }, 200);
  };
  const server = await startHubspot({ port: Number(process.env.HUBSPOT_DEMO_PORT), portal, hasPage: true });
  // A lost supervisor counts as a signal, because nothing else would end this process.
  for (const signal of ['SIGTERM', 'SIGINT', 'disconnect'] as const) {
    process.once(signal, () => {
      if (saving) writeFileSync(file, JSON.stringify(portal.save()));
      server.stop().then(() => process.exit(0));
    });
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exit(1);
});
