/** What a page tells about itself. Words are plain English, such as `service compared`; properties are few and never personal. */
export type TrackProps = Record<string, string | number | boolean | null>;
type Listener = (word: string, props: TrackProps) => void;

/** The only thing a page sends up. The shell decides, by consent, whether anything leaves the browser. */
export function track(word: string, props: TrackProps = {}): void {
  for (const listener of listeners) listener(word, props);
}

/** Listens to every `track`; answers with the way to stop. */
export function onTrack(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const listeners = new Set<Listener>();
