import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore;
  var siteIntegrity: (url: string) => string;
}

// One copy of the runtime for the host and all remotes, which are built without it.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const ENTRY_TIMEOUT_MS = 15_000;

/** Makes the federation runtime insert a remote's entry the way the page's policy demands: with its hash. */
export default function federationPlugin() {
  return {
    name: 'integrity',
    createScript({ url }: { url: string }) {
      const script = document.createElement('script');
      script.src = url;
      script.async = true;
      script.crossOrigin = 'anonymous';
      script.integrity = globalThis.siteIntegrity(url);
      return { script, timeout: ENTRY_TIMEOUT_MS };
    },
  };
}
