import type { Route } from '../../src/boot';

/**
 * A sealed page is opened by a link with a secret key at the end. This is the address it is rendered for and shown
 * at: the part before the key. Undefined for other pages.
 */
export const sealedPath = (route: Route | undefined) =>
  route?.frame === 'sealed' ? route.path.split('/:', 1)[0] : undefined;

/**
 * The first script of a sealed page, before anything is fetched: it moves the key from the address (the fragment's
 * `token`, or the end of the path) into `window.linkKey` and removes its own element.
 */
export const sealTag = (address: string, nonce: string) =>
  `<script nonce="${nonce}" data-address="${address}">${SEAL}</script>`;

const SEAL = `(function(s,l){var a=s.dataset.address,k=(/[#&]token=([^&]*)/.exec(l.hash)||[])[1]||l.pathname.slice(a.length+1);s.remove();history.replaceState(null,'',a);try{window.linkKey=decodeURIComponent(k)}catch(e){window.linkKey=k}})(document.currentScript,location)`;
