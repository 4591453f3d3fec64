import type { IncomingMessage, ServerResponse } from 'node:http';

// Each page carries the id of the state it was rendered from, so a change while it loads is not missed.
const SCRIPT = `let id=performance.getEntriesByType('navigation')[0]?.serverTiming?.find(({name})=>name==='live')?.description;new EventSource('/live-reload').onmessage=(event)=>{if(id&&id!==event.data)location.reload();id=event.data}`;

/** Makes open tabs reload after a new snapshot goes live or the shell restarts. Development only. */
export function liveReload() {
  const tabs = new Set<ServerResponse>();
  let id = Date.now();
  return {
    /** Added to every page. */
    script: { address: '/live-reload.js', text: SCRIPT },
    changed() {
      id = Date.now();
      for (const tab of tabs) tab.write(`data: ${id}\n\n`);
    },
    /** Handles a request for live reload. Returns whether it was one. */
    handle(request: IncomingMessage, response: ServerResponse): boolean {
      response.setHeader('Server-Timing', `live;desc="${id}"`);
      if (request.url === '/live-reload.js') {
        response.setHeader('Content-Type', 'text/javascript');
        response.end(SCRIPT);
        return true;
      }
      if (request.url !== '/live-reload') return false;
      response.writeHead(200, { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' });
      response.write(`retry: 300\ndata: ${id}\n\n`);
      tabs.add(response);
      request.on('close', () => tabs.delete(response));
      return true;
    },
  };
}
