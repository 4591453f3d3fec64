import * as runtimeCore from '@module-federation/runtime-core';

declare global {
  var _FEDERATION_RUNTIME_CORE: typeof runtimeCore;
  var siteIntegrity: (url: string) => string;
}

// The host and all remotes share one copy of the federation runtime.
globalThis._FEDERATION_RUNTIME_CORE = runtimeCore;

const ENTRY_TIMEOUT_MS = 15_000;

/** Loads remote entries with subresource integrity, which the content security policy requires. */
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
