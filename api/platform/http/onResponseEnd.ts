import type { ServerResponse } from 'node:http';

/** What is to be done about an answer: `over` once it is sent or nobody waits for it any more, `sent` only when it went out. */
interface Ends {
  over: () => void;
  sent: () => void;
}

/** Follows an answer whose whole body was handed over. Most are with the system at once, and need no listener. */
export function onResponseEnd(response: ServerResponse, { over, sent }: Ends) {
  if (response.writableFinished) {
    over();
    sent();
    return;
  }
  // Without somebody who listens, an answer that cannot be written would end the process.
  response.on('error', () => undefined);
  response.once('finish', sent).once('close', over);
}
