const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Free hosting services without identity checks. */
export const freeHosts = listOf(`
  000webhostapp.com azurewebsites.net backblazeb2.com bitbucket.io blob.core.windows.net blogspot.com boxmode.io
  brizy.site builderallwppro.com canva.site carrd.co cloudfront.net contaboserver.net cprapid.com cyclic.app deno.dev
  digitaloceanspaces.com duckdns.org dweb.link dynv6.net edgeone.app editmysite.com firebaseapp.com fleek.co fly.dev
  framer.ai framer.app framer.media framer.photos framer.website ghost.io github.io gitbook.io gitlab.io glitch.me
  godaddysites.com herokuapp.com hostingersite.com hstn.me infinityfreeapp.com ipfs.io jimdofree.com
  jimdosite.com leadpages.co linodeobjects.com mailchimpsites.com mybluehost.me mystrikingly.com myfreesites.net
  netlify.app netlify.com ngrok.app ngrok.io ngrok-free.app notion.site onrender.com pages.dev pantheonsite.io
  plesk.page portmap.io powerappsportals.com r2.dev railway.app repl.co replit.app replit.dev s3.amazonaws.com
  serveo.net sharepoint.com site123.me site44.com square.site stackblitz.io strikingly.com surge.sh swtest.ru
  temporary.site tempurl.host tilda.ws translate.goog trycloudflare.com typedream.app typeform.com ukit.me
  umbler.net vercel.app weebly.com weeblysite.com web.app web.core.windows.net webador.com webcindario.com webflow.io
  webnode.page webwave.dev wixsite.com wixstudio.com wixstudio.io wordpress.com workers.dev yolasite.com zapier.app
  zeabur.app zyrosite.com
`);

/** Pages of the hosting services themselves. */
export const ownFronts =
  /^(www|app|admin|accounts?|api|auth|blog|community|dashboard|developers?|docs|help|id|learn|login|status|support)\.(carrd\.co|ghost\.io|gitbook\.io|netlify\.com|strikingly\.com|typeform\.com|webflow\.io|weebly\.com|wordpress\.com)$/;

/** Hosts of software projects, where unusual names are common. */
export const workshops = /\.(bitbucket\.io|github\.io|gitlab\.io|now\.sh|readthedocs\.io)$/;

/** Free pages below a path of a large service. */
export const freePages =
  /^(sites\.google\.com\/|docs\.google\.com\/(forms|presentation|drawings)|forms\.(office|gle)\b|(firebase|[a-z0-9-]+\.)?storage\.googleapis\.com\/|drive\.google\.com\/file|[a-z0-9-]+\.ipfs\.|[a-z0-9.-]+\/ipfs\/(qm|baf))/i;

/** Organizations with official pages on a free host. */
export const knownTenants = listOf(`
  apple.github.io aws.github.io cloudflare.pages.dev docs.pages.dev facebook.github.io github.github.io google.github.io
  googlechrome.github.io ibm.github.io jquery.github.io kubernetes.github.io microsoft.github.io mozilla.github.io
  netflix.github.io nodejs.github.io openai.github.io pages.github.io python.github.io pytorch.github.io react.github.io
  shopify.github.io spotify.github.io stripe.github.io twitter.github.io uber.github.io webpack.github.io
  blog.wordpress.com en.wordpress.com en.blog.wordpress.com
`);

/** Services whose subdomains are customer names, which are not forgeries. */
export const tenantServices = listOf(`
  atlassian.net auth0.com bamboohr.com box.com brightspace.com crunchbase.com fandom.com freshdesk.com greenhouse.io
  helpscoutdocs.com inky.com instructure.com jobvite.com lever.co medium.com mozilla.net myworkdayjobs.com myworkdaysite.com
  okta.com service-now.com slack.com smartrecruiters.com spotify.link stackexchange.com statuspage.io substack.com
  successfactors.com teamtailor.com tumblr.com wikia.com wikipedia.org workable.com zendesk.com zoho.com
`);

/** Suffixes with generated names, whose spelling is not a sign. */
export const namedByMachine =
  /\.(awsapps\.com|azurefd\.net|cloudfront\.net|cloudfunctions\.net|compute\.amazonaws\.com|run\.app)$/;

/** Dynamic DNS names of home devices, which often use other ports. */
export const homeNames = /\.(i234\.me|myds\.me|myfritz\.net|myqnapcloud\.com|quickconnect\.to|synology\.me)$/;

/** URL shorteners. */
export const shorteners = listOf(`
  adf.ly bit.do bit.ly bitly.com bl.ink buff.ly clck.ru cutt.ly cutt.us did.li dub.sh f.io goo.gl goo.su hyperurl.co
  i8.ae is.gd l.ead.me l.wl.co lnkd.in n9.cl ow.ly q-r.to qr.ae qrco.de rb.gy rebrand.ly s.id s.yam.com short.gy
  short.io shorturl.at shrtco.de smarturl.it snip.ly soo.gd su.pr t.co t.ly t2m.io tiny.cc tiny.one tinyurl.com tr.ee
  trib.al u.to urlz.fr urlshortner.com v.gd v.ht vk.cc wa.link x.co x.gd yip.su yourls.org
`);

/** Cheap top-level domains that are abused more often. */
export const riskyEndings = listOf(`
  accountant accountants autos bar beauty best bid boats bond buzz cam casa cc cf cfd christmas click club country cyou
  date dev-ops diy download faith fit fun ga gdn gq hair help homes icu ink kim lat link live lol loan ltd makeup men ml
  mobi mom monster motorcycles mov online ooo party pics pro pw quest racing ren rest review ru sbs science shop singles
  site skin space store stream su support surf tattoo tk today top trade uno vip wang webcam website win work world wtf
  xin xyz yachts zip
`);

/** Of these, the ones that many legitimate sites use. */
export const honestEndings = listOf(
  'club fit ink link live ltd mobi online pro ru science shop site space store su support today trade website work world',
);

/** Click tracking and link checking services: only the nested URL counts. */
export const wrappers = listOf(`
  antiphishing.vadesecure.com avanan.url-protection.com clicktime.symantec.com duckduckgo.com exit.sc href.li
  l.facebook.com l.instagram.com link.edgepilot.com linklock.titanhq.com linkprotect.cudasvc.com lm.facebook.com
  mimecastprotect.com out.reddit.com protect.checkpoint.com protect.mimecast.com protect2.fireeye.com
  protection.sophos.com safelinks.protection.outlook.com scanmail.trustwave.com secure-web.cisco.com slack-redir.net
  t.umblr.com url.avanan.click url.emailprotection.link urldefense.com urldefense.proofpoint.com urlsand.esvalabs.com
`);

/** Suffixes with paid or generated names, although the Public Suffix List has them as public. */
export const paidSuffixes =
  /(^|\.)amazoncognito\.com$|^myshopify\.com$|^(?:[a-z]{2}|co|com)\.(?:com|net|org)$/;
