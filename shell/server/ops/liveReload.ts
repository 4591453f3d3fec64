import type { IncomingMessage, ServerResponse } from 'node:http';

// A page knows which state it was made from: what changed while it came is not missed.
const SCRIPT = `let id=performance.getEntriesByType('navigation')[0]?.serverTiming?.find(({name})=>name==='live')?.description;new EventSource('/live-reload').onmessage=(event)=>{if(id&&id!==event.data)location.reload();id=event.data}`;

/** Tells open tabs to load again when a new snapshot is live or the shell was restarted. Only while developing. */
export function liveReload() {
  const tabs = new Set<ServerResponse>();
  let id = Date.now();
  return {
    /** To be put into every page. */
    script: { address: '/live-reload.js', text: SCRIPT },
    changed() {
      id = Date.now();
      for (const tab of tabs) tab.write(`data: ${id}\n\n`);
    },
    /** True when the request was for live reload and has been answered. */
    answers(request: IncomingMessage, response: ServerResponse): boolean {
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
