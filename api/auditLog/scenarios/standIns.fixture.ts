import { startCalendars } from '../../testing/calendars/startCalendars';
import { startHubspot } from '../../testing/hubspot/startHubspot';
import { startSearchConsole } from '../../testing/searchConsole/startSearchConsole';

/** Servers on this machine for all outside services that members connect. */
export async function startStandIns() {
  const [hubspot, calendars, searchConsole] = await Promise.all([
    startHubspot(),
    startCalendars(),
    startSearchConsole(),
  ]);
  return {
    searchConsole: searchConsole.standIn,
    variables: {
      HUBSPOT_ORIGIN: hubspot.origin,
      CALENDARS_ORIGIN: calendars.origin,
      SEARCH_CONSOLE_ORIGIN: searchConsole.origin,
    },
    stop: async () => {
      for (const server of [hubspot, calendars, searchConsole]) await server.stop();
    },
  };
}
