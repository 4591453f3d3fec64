import type { ServerResponse } from 'node:http';

/** `onClose` runs when the response was sent or the client disconnected, `onFinish` only when it was sent. */
interface ResponseCallbacks {
  onClose: () => void;
  onFinish: () => void;
}

/**
 * Calls back at the end of a response whose whole body was written. Most are finished at once and need no
 * listener.
 */
export function onResponseEnd(response: ServerResponse, { onClose, onFinish }: ResponseCallbacks) {
  if (response.writableFinished) {
    onClose();
    onFinish();
    return;
  }
  // Without a listener, a write error would end the process.
  response.on('error', () => undefined);
  response.once('finish', onFinish).once('close', onClose);
}
