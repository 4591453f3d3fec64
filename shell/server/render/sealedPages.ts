import type { Route } from '../../src/boot';

/** The address a sealed page is rendered for and left with: what stands before the key. Undefined for any other page. */
export const sealedPath = (route: Route | undefined) =>
  route?.frame === 'sealed' ? route.path.split('/:', 1)[0] : undefined;

/**
 * The first thing a sealed page does, before anything is fetched: takes the key out of the address, be it the
 * fragment's `token` or the end of the path, and lays it aside for the page. The element takes itself away.
 */
export const sealTag = (address: string, nonce: string) =>
  `<script nonce="${nonce}" data-address="${address}">${SEAL}</script>`;

const SEAL = `(function(s,l){var a=s.dataset.address,k=(/[#&]token=([^&]*)/.exec(l.hash)||[])[1]||l.pathname.slice(a.length+1);s.remove();history.replaceState(null,'',a);try{window.linkKey=decodeURIComponent(k)}catch(e){window.linkKey=k}})(document.currentScript,location)`;
