/**
 * Event properties. Event names are plain English, such as `service compared`; properties are few and never personal.
 */
export type TrackProps = Record<string, string | number | boolean | null>;
type Listener = (event: string, props: TrackProps) => void;

/** Reports an event of a page. The shell decides, by consent, whether it leaves the browser. */
export function track(event: string, props: TrackProps = {}): void {
  for (const listener of listeners) listener(event, props);
}

/** Subscribes to all tracked events. Returns the function that unsubscribes. */
export function onTrack(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<Listener>();
