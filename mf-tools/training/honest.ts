import type { Draw } from './draw';

const WORDS = (
  'acme alamo allen anchor apex arbor arrow aspen atlas austin bay bayou beacon bear bell birch blue bluebonnet bowie bright brook ' +
  'brown bull canyon carter cedar central chapel cherry city clark clear coast copper creek crown dallas davis delta desert dove eagle ' +
  'east echo elm ember evergreen falcon family first forge fox garcia garden gold grand gray green gulf harbor haven heritage hill ' +
  'houston iron ivy jackson johnson key king lake lamb laurel lee legacy liberty lone star lopez magnolia main maple martin meadow ' +
  'mesa metro miller mission moore north northern oak oasis ocean olive orchard palm park patriot peak pecan pine pioneer plain prairie ' +
  'premier prime quail ranch raven red ridge rio river rock rose ruby sage san santa shore silver sky smith solid south spring ' +
  'stone summit sun swift taylor texas tiger trail tree trinity union urban valley vista walker west white wild willow wilson wolf wood'
).split(' ');
const TRADES = (
  'academy accounting air animal architects art auto bakery bank baptist bbq bikes books brewing builders cafe capital care catering ' +
  'church clinic coffee computers construction consulting credit dance data dental design dev digital electric energy engineering ' +
  'events farm finance fitness florist foods foundation furniture games group hardware health homes hospital hotel imaging insurance ' +
  'isd kitchen labs landscaping law legal library life logistics market marketing media medical music news optical outdoors partners ' +
  'pediatrics pest pets pharmacy photo physio pizza plumbing press printing properties pub radio realty records recycling rentals ' +
  'resort roofing salon school security services shop skin software solar sports storage studio supply surgery systems tax tech ' +
  'theatre tools tours toys transport travel tutoring university veterinary video vineyard web wellness wine works yoga youth'
).split(' ');
const SYLLABLES =
  'al an ar ba be bo ca ce co da de di do el en er fa fi ga go ha he in is jo ka ki la le li lo lu ma me mi mo na ne ni no nu ol on or pa pe ph po qu ra re ri ro sa se si so su ta te ti to tra ul un va ve vi vo xa ya zi zo'.split(
    ' ',
  );
const FIRST =
  'adam alex amy anna ben carla chris dan david diego ella emma eric eva finn grace hannah ian jack jane john julia kate kim laura leo lisa maria mark max mike nina noah olga paul peter rosa sam sara tom will yuki'.split(
    ' ',
  );
const ENDINGS =
  'com com com com com com com com com com com org org org net net us co io ai dev app edu gov info biz me tv shop store online xyz site club co.uk de fr nl it es ca com.au com.br com.mx mx jp in ch at be se pl eu ru tech cloud design agency church dental law live pro'.split(
    ' ',
  );
const WAYS = (
  '/ / / / / /about /about-us /contact /contact-us.html /services /products /products/tools /blog /blog/2024/05/how-we-work /news ' +
  '/news/2025/11/opening-day /login /login /account/login /signin /users/sign_in /my-account/ /customer/account/login/ /portal /support ' +
  '/support/tickets/4411 /help/reset-password /docs/getting-started /docs/install /download /downloads /wp-content/uploads/2023/04/menu.pdf ' +
  '/wp-content/uploads/2021/09/logo.png /wp-login.php /index.php /index.html /index.php?page=3 /search?q=chairs /cart /checkout ' +
  '/pay /pay-bill /make-a-payment /careers /jobs/4412 /events /calendar /team /locations/austin /menu /gallery /privacy /terms ' +
  '/shop/oak-table /product/blue-mug?color=2 /category/garden /tag/texas /en/ /de/ /es/inicio /p/33918 /a/9f3b2c /forum/viewtopic.php?t=204 ' +
  '/unsubscribe?u=8ff2a1&id=77 /track?order=1042 /orders/10422 /invoice/2210 /verify?token=9ce2ab77 /auth/callback?code=ab12 /faq'
).split(' ');
const HOSTS =
  'github.io github.io github.io github.io gitlab.io vercel.app netlify.app pages.dev herokuapp.com blogspot.com blogspot.com blogspot.com wordpress.com wordpress.com wordpress.com weebly.com wixsite.com square.site readthedocs.io substack.com myshopify.com carrd.co web.app'.split(
    ' ',
  );
const PROJECTS =
  'api app awesome blog book chart client cli color core data demo docs editor engine forms game graph guide hub js kit lab lang lib link list maps mark model net notes parser photo play portfolio py react router rust site slides stats test theme tools tutorial ui vue web wiki'.split(
    ' ',
  );
const FRONTS = [
  '',
  '',
  '',
  '',
  '',
  '',
  '',
  'www.',
  'www.',
  'shop.',
  'blog.',
  'docs.',
  'app.',
  'login.',
  'my.',
  'portal.',
  'mail.',
  'support.',
  'accounts.',
  'news.',
  'm.',
  'secure.',
  'pay.',
];

/** Generates benign URLs of companies, schools, clubs and developers, including sign-in pages. */
export function honest(count: number, draw: Draw): string[] {
  const { pick, chance, below } = draw;
  const coined = () => Array.from({ length: 2 + below(3) }, () => pick(SYLLABLES)).join('');
  const firm = () =>
    pick([
      () => `${pick(WORDS)}${pick(TRADES)}`,
      () => `${pick(WORDS)}${pick(WORDS)}${pick(TRADES)}`,
      () => `${pick(WORDS)}-${pick(TRADES)}`,
      () => `${pick(TRADES)}of${pick(WORDS)}`,
      () => `the${pick(WORDS)}${pick(TRADES)}`,
      () => `my${pick(WORDS)}${pick(TRADES)}`,
      () => `${pick(FIRST)}${pick(TRADES)}`,
      () => `${pick(FIRST)}${coined()}`,
      () => `${pick(FIRST)}-${coined()}`,
      () => `get${coined()}`,
      () => coined(),
      () => coined(),
      () => `${coined()}${pick(TRADES)}`,
      () => `${pick(WORDS)}${below(100)}`,
      () => draw.letters(2, 4),
    ])();
  const page = () =>
    `${pick([
      () => `${pick(FIRST)}${coined()}`,
      () => `${pick(PROJECTS)}-${pick(PROJECTS)}`,
      () => `${coined()}${pick(PROJECTS)}`,
      () => `${pick(WORDS)}${pick(TRADES)}`,
      () => `${coined()}-${pick(PROJECTS)}`,
      () => coined(),
      () => `${pick(WORDS)}-${pick(TRADES)}`,
    ])()}.${pick(HOSTS)}${chance(0.4) ? `/${pick(PROJECTS)}/` : chance(0.2) ? pick(WAYS) : '/'}`;
  const counted = () =>
    pick([
      () =>
        `url${draw.figures(2, 4)}.${pick(['notify', 'email', 'news', 'mail'])}.${firm()}.${pick(ENDINGS)}/ls/click?upn=u001.${draw.letters(8, 40)}`,
      () =>
        `${pick(['click', 'links', 'email', 'e', 't', 'go', 'trk'])}.${firm()}.${pick(ENDINGS)}/${pick(['c', 'e', 'f', 'u', 'click'])}/${draw.letters(4, 12)}${draw.figures(3, 8)}`,
      () =>
        `${pick(['surveys', 'events', 'alerts', 'jobs', 'pages'])}.${firm()}.${pick(ENDINGS)}/${pick(['s3', 'r', 'alerts/remove', 'register'])}/?id=${draw.figures(2, 6)}&email=${pick(FIRST)}%40${coined()}.com`,
      () =>
        `${pick(['remote', 'vpn', 'mail', 'owa', 'autodiscover', 'webmail', 'helpdesk', 'sso', 'idp', 'auth', 'desk', 'crm'])}.${firm()}.${pick(ENDINGS)}${pick(['', ':8443', ':987'])}/${pick(['owa/auth/logon.aspx?url=https%3a%2f%2f', 'Remote/logon?ReturnUrl=%2FRemote', 'login?returnUrl=%2F', 'saml2/idp/SSOService.php', 'oauth2/authorize?client_id=77&response_type=code', 'remote/login', 'cas/login?service=home', ''])}`,
      () =>
        `${coined()}${pick(['', '-'])}${pick(['hr', 'pay', 'online', 'cloud', 'app', 'net'])}.${pick(['com', 'net', 'io'])}/${pick(['v4/ee/web.php/app/login', 'login?company=acme', 'secure/app.jsp?b=yes', 'session/new', 'identity/account/login', 'ui/auth/sign-in'])}`,
    ])();
  const kind = () => {
    const share = draw.number();
    if (share < 0.13) return page();
    if (share < 0.25) return counted();
    return `${pick(FRONTS)}${firm()}.${pick(ENDINGS)}${pick(WAYS)}`;
  };
  return Array.from({ length: count }, () => `https://${kind()}`);
}
