import { brands } from '../src/pages/phishing/lists/brands';
import type { Draw } from './draw';

/** The most imitated brands, beside those of the rules. */
const NAMES = (
  'allegrolokalnie aruba att bellsouth binance btinternet coinbase currently docomo dhl ee evri ezdrivema ezpass facebook ' +
  'fastrak gemini instagram kraken ledger magaluemcasa mercari meta metamask microsoft netflix nordvpn o2 ' +
  'office ourtime outlook phantom poczta pge rakuten roblox robinhood rogers sbcglobal shaw sharepoint steam sunpass ' +
  'swisscom telegram telstra temu tiktok trezor trustwallet uniswap uphold usps vinted walletconnect whatsapp xfinity yahoo zimbra'
).split(' ');
const VERBS = (
  'access account alert app appeal auth bonus billing cancel card case center check claim client confirm connect customer ' +
  'delivery desktop device docs download drop event fee file gift help helpdesk home id info invite invoice kyc live lock ' +
  'login mail manage member message mint official online orders page parcel pay payment portal prize promo recovery redelivery ' +
  'refund register renewal resolve restore review reward rewards secure security service share sign signin start status suite ' +
  'support swap team ticket token toll track tracking transfer unlock update validate verify view violation vote wallet web ' +
  'webmail accesso cliente conta cuenta entrega fatura kunden livraison oferta pago pagamento paczka sicherheit verificar verifizierung'
).split(' ');
const HOSTS = (
  'pages.dev pages.dev workers.dev vercel.app vercel.app vercel.app netlify.app netlify.app github.io github.io webflow.io webflow.io ' +
  'weebly.com weebly.com weeblysite.com weeblysite.com wixsite.com wixstudio.com framer.app framer.website framer.ai gitbook.io ' +
  'blogspot.com blogspot.com firebaseapp.com web.app web.app godaddysites.com godaddysites.com square.site mystrikingly.com ' +
  'duckdns.org ngrok-free.app trycloudflare.com replit.app onrender.com azurewebsites.net web.core.windows.net glitch.me ' +
  'surge.sh hostingersite.com plesk.page r2.dev webwave.dev typedream.app carrd.co jimdosite.com teachable.com wordpress.com ' +
  'herokuapp.com fly.dev edgeone.app lovable.app zapier.app square.site myfreesites.net site123.me ukit.me yolasite.com'
).split(' ');
const ENDINGS = (
  'top top top shop shop cc cc icu xyz xyz vip cyou sbs cfd bond click live online online site site info info life today ' +
  'world buzz rest quest lol help support click link pro club store fun space website tech digital cloud work ' +
  'ru cn su tk ml ga cf gq xin win mom one app dev co net org com com com com com com in us me pw es de fr it ' +
  'co.in com.br com.tr'
).split(' ');
const LONG_WAYS = (
  '/i/ /pg /us /track /login /login.php /index.html /index.php /signin /auth /verify /home /app /pay /claim /wallet ' +
  '/m /h5 /main /web /en/ /confirm /update/ /account/login /secure/ /view /s/ /go /t/ /bill /address.html /info.php'
).split(' ');
const BROKEN_INTO = (
  '/wp-content/plugins /wp-includes /wp-admin/css /.well-known /css /images /cgi-bin /vendor /assets /media /tmp /old /js /fonts ' +
  '/modules /includes /cache /backup /mail /new /doc /files /temp /components'
).split(' ');
const KITS =
  'login secure verify account update signin office owa webmail bank client auth index kunden app portal'.split(
    ' ',
  );
const SHOPS =
  'garden blue north family river stone home green city dental auto school travel studio food art farm'.split(
    ' ',
  );

/**
 * Generates phishing URLs of recent kinds: rented pages, cheap top-level domains, a brand with a verb, made-up
 * names, hacked sites.
 */
export function lures(count: number, draw: Draw): string[] {
  const { pick, chance, figures, letters, hex } = draw;
  const brand = () => (chance(0.55) ? pick(NAMES) : pick(brands).name);
  const slip = (name: string) => {
    const at = 1 + draw.below(name.length - 1);
    const how = draw.below(4);
    if (how === 0) return name.slice(0, at) + name[at] + name.slice(at);
    if (how === 1) return name.slice(0, at) + name.slice(at + 1);
    if (how === 2) return name.slice(0, at) + pick([...'aeiolnrstuv']) + name.slice(at + 1);
    return name.replace(/[oiles]/, (one) => ({ o: '0', i: '1', l: '1', e: '3', s: '5' })[one] ?? one);
  };
  const named = () => (chance(0.3) ? slip(brand()) : brand());
  const between = () => pick(['-', '-', '-', '', '', '.']);
  const between2 = () => pick(['-', '-', '']);
  const tail = () => (chance(0.3) ? pick(['-', '']) + (chance(0.6) ? figures(1, 5) : letters(2, 5)) : '');
  const words = () =>
    pick([
      () => `${named()}${between2()}${pick(VERBS)}`,
      () => `${pick(VERBS)}${between2()}${named()}`,
      () => `${named()}${between2()}${pick(VERBS)}${between2()}${pick(VERBS)}`,
      () => `${pick(VERBS)}-${pick(VERBS)}-${pick(VERBS)}`,
      () => `${pick(VERBS)}${between2()}${pick(VERBS)}`,
      () => named(),
    ])() + tail();
  const random = () =>
    pick([
      () => letters(5, 12),
      () => `${letters(2, 5)}${figures(2, 6)}`,
      () => `${figures(4, 8)}`,
      () => `${letters(3, 7)}-${letters(3, 7)}`,
      () => `${hex(8, 16)}`,
      () => `${pick(SHOPS)}-${pick(SHOPS)}-${hex(4, 8)}`,
      () => `${letters(4, 7)}${pick(VERBS)}`,
    ])();
  const way = () =>
    chance(0.5)
      ? ''
      : pick(LONG_WAYS) +
        (chance(0.2) ? `${letters(5, 12)}` : '') +
        (chance(0.1) ? `?${letters(1, 4)}=${hex(6, 20)}` : '');
  const rented = () => {
    const host = pick(HOSTS);
    if (host === 'r2.dev')
      return `pub-${hex(32, 32)}.r2.dev/${pick(['index.html', 'login.html', 'on.html', 'doc.html'])}`;
    if (host === 'workers.dev')
      return `${chance(0.5) ? words().replace('.', '-') : random()}.${letters(5, 12)}.workers.dev${way()}`;
    const name = (chance(0.6) ? words() : random()).replace('.', '-');
    return `${name}.${host}${way()}`;
  };
  const falseFront = () =>
    `${brand()}.${pick(['com', 'com', 'co', 'gov'])}-${chance(0.5) ? letters(3, 7) : pick(VERBS)}.${pick(ENDINGS)}${way()}`;
  const below = () =>
    `${brand()}${between()}${pick(VERBS)}.${chance(0.5) ? random() : `${pick(SHOPS)}${pick(SHOPS)}`}.${pick(ENDINGS)}${way()}`;
  const brokenInto = () =>
    `${chance(0.3) ? `${pick(VERBS)}.` : ''}${pick(SHOPS)}${letters(2, 6)}.${pick(['com', 'com', 'com', 'net', 'org', 'com.br', 'in', 'co.za', 'ru', 'de'])}` +
    `${pick(BROKEN_INTO)}/${chance(0.5) ? `${letters(3, 9)}/` : ''}${chance(0.4) ? `${brand()}/` : ''}${pick(KITS)}${pick(['', '/', '.php', '.html', `/${hex(16, 32)}`])}`;
  const scattered = () =>
    `bafy${pick(['bei', 'kre'])}${letters(40, 52)}.ipfs.${pick(['dweb.link', 'w3s.link', 'cf-ipfs.com', 'ipfs.io'])}${pick(['', '/', '/index.html'])}`;
  const kinds = [
    [0.3, rented],
    [0.22, () => `${words()}.${pick(ENDINGS)}${way()}`],
    [0.18, () => `${random()}.${pick(ENDINGS)}${way()}`],
    [0.1, falseFront],
    [0.08, below],
    [0.1, brokenInto],
    [0.02, scattered],
  ] as const;
  return Array.from({ length: count }, () => {
    let rest = draw.number();
    const kind =
      kinds.find(([share]) => {
        rest -= share;
        return rest < 0;
      }) ?? kinds[0];
    return `https://${kind[1]()}`;
  });
}
