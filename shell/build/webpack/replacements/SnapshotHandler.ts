/**
 * Replaces the federation runtime's snapshot handler in the browser. It loads manifests of remotes; here the document
 * contains every remote's entry.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin() {} };
}

/** The runtime uses it to preload or remove remotes, which the site does not do. */
export const getGlobalRemoteInfo = () => ({});
