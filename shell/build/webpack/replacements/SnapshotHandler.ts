/**
 * Takes the place of the federation runtime's own in the browser. That one reads manifests of remotes; here the
 * document names every remote by its entry.
 */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, applyPlugin() {} };
}

/** The runtime asks for it when it preloads or takes back a remote, which the site does not. */
export const getGlobalRemoteInfo = () => ({});
