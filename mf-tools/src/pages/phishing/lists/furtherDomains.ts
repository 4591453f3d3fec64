/** Further domains of brands: shops, magazines, investor pages, image and mail servers. One brand per line. */
const TABLE = `
  adobe: adobe.io adobeconnect.com adobecqms.net typekit.com marketo.com magento.com omtrdc.net demdex.net
  airbnb: airbnb.org airbnbmail.com muscache.com
  amazon: amazonses.com aboutamazon.com amazon.science amazon.dev amazonaws.cn amazontrust.com amazon-adsystem.com
    awsstatic.com audible.com a2z.com amazonbusiness.com amazonmusic.com amazonstudios.com
  americanexpress: americanexpress.io aexp-static.com amexglobalbusinesstravel.com
  apple: apple-dns.net apple-cloudkit.com applecard.apple cdn-apple.com mzstatic.com me.com
  bankofamerica: ml.com merrilledge.com bankofamerica.co.uk
  barclays: barclaycard.co.uk barclaycardus.com barclaysus.com
  bestbuy: bestbuy.ca bbystatic.com
  booking: bookingholdings.com booking.org
  capitalone: capitalonecareers.com capitaloneshopping.com capitalone.co.uk
  chase: jpmorganchase.com chasebonus.com chasetravel.com
  citibank: citibankonline.com citi.eu citigroup.com citicards.com accountonline.com
  coinbase: coinbase-exchange.com base.org
  costco: costcotravel.com costcobusinessdelivery.com costcophotocenter.com
  dhl: dhlparcel.nl dhlparcel.be dhlparcel.es dhlecommerce.nl dhlecommerce.co.uk dhl-news.com dhl-paket.de
    deutschepost.de group.dhl.com
  discord: discord.dev discordapp.net discordstatus.com discord.media
  disneyplus: disney.com disneystreaming.com
  docusign: docusign.eu docusign-support.com docusigninc.com docusignhq.com
  dpd: dpdlocal.co.uk dpd.ie dpd.nl dpdpickup.com
  dropbox: hellosign.com dropboxmail.com dropboxapi.com dropboxstatic.com dropboxbusiness.com docsend.com
  dvla: gov.uk service.gov.uk
  ebay: ebaystatic.com ebayinc.com ebaymainstreet.com ebay-kleinanzeigen.de
  facebook: facebookblueprint.com facebookbrand.com facebookcareers.com fbcdn.net fbsbx.com messenger.com
    internalfb.com metacareers.com metastatus.com facebook.net
  fedex: fedexoffice.com fedexfreight.com fedexforum.com fedex-email.com vanmail.com fedexcorp.com
  fidelity: fidelity.co.uk fidelityinvestments.com netbenefits.com
  github: github.blog github.dev githubstatus.com githubcopilot.com githubuniverse.com
  google: google.org google.dev goo.gl g.co youtube.com googlesyndication.com googletagmanager.com
    googleadservices.com google-analytics.com googleapis.cn googlevideo.com googlesource.com googlegroups.com
    googlemail.com thinkwithgoogle.com googlecommerce.com chromium.org android.com doubleclick.net blog.google
    about.google store.google
  hmrc: gov.uk
  hsbc: hsbcnet.com us.hsbc.com hsbc.com.hk hsbcinnovationbanking.com
  instagram: cdninstagram.com mail.instagram.com
  intuit: intuitmarket.com turbotax.com mailchimp.com creditkarma.com quickbooks.com qbo.com
  linkedin: linkedin.cn linkedinlearning.com lnkd.in linkedin-ei.com
  lloydsbank: lloydsbankinggroup.com lloydsbankcommercial.com
  mastercard: mastercardconnect.com mastercardservices.com mastercard.co.uk priceless.com
  microsoft: microsoftpressstore.com microsoftstore.com microsoftpartnercommunity.com microsoftstream.com
    microsoftonline-p.com microsoftonline.us microsoft.design office.com office.net office365.com azure.com azure.net
    azureedge.net bing.com skype.com xbox.com visualstudio.com sharepoint.com sharepointonline.com onmicrosoft.com
    microsoftedgeinsider.com microsoftads.com msauth.net msftauth.net windowsazure.com aka.ms linkedin.com
  netflix: netflixinvestor.com netflixtechblog.com netflixstudios.com netflix.shop nflxext.com nflxso.net tudum.com
  norton: gendigital.com lifelock.com nortoncdn.com
  okta: okta.org oktacdn.com auth0.com
  onedrive: 1drv.ms 1drv.com sharepoint.com
  outlook: outlook.office365.com hotmail.com microsoft.com
  paypal: paypal-community.com paypal-corp.com paypal-prepaid.com paypalbenefits.com paypal-engineering.com
    paypal-notice.com paypal-gifts.com paypal-media.com paypal-business.com braintreegateway.com xoom.com paypal.co.uk
  postnl: postnl.be postnl.com
  quickbooks: qbo.com
  rakuten: rakuten.tv rakuten.fr rakutenadvertising.com rakuten-bank.co.jp rakuten-sec.co.jp
  royalmail: royalmail.co.uk royalmailgroup.com
  salesforce: salesforceben.com salesforceliveagent.com salesforce-sites.com salesforce-setup.com
    salesforce-experience.com lightning.com my.salesforce.com exacttarget.com trailhead.com
  santander: santander.pl santander.com.br santander.com.mx santanderconsumer.com santanderconsumerusa.com
    santander-consumer.de santanderconsumer.co.uk
  schwab: schwabassetmanagement.com schwabjobs.com schwabcharitable.org schwab.co.uk
  sharepoint: sharepoint.cn office.com microsoftonline.com
  shopify: shopifycdn.com shopifycloud.com shopifyemail.com shopifysvc.com shopifystatus.com shop.app shopify.dev
  snapchat: snap.com sc-cdn.net
  sparkasse: sparkassen-shop.de sparkasse-bank-malta.com s-kreditpartner.de
  spotify: spotify.design spotifyforbrands.com spotifycdn.com spotify.link byspotify.com spotifyforartists.com
    spotify.net
  steampowered: steamstatic.com steamcommunity.com steamdeck.com valvesoftware.com
  telegram: t.me telegra.ph
  temu: temu.to kwcdn.com
  ticketmaster: ticketmaster.co.uk ticketmaster.ie livenation.com ticketweb.com
  tiktok: tiktokcdn.com tiktokv.com tiktokglobalshop.com tiktokforbusiness.com bytedance.com
  twitter: twimg.com t.co twitterstat.us
  uber: ubereats.com uberinternal.com
  ups: upsers.com ups-mi.net upsstore.com theupsstore.com upshealthcare.com
  usbank: usbankreliacard.com usbancorp.com elan.com
  usps: uspsoig.gov uspis.gov informeddelivery.com
  venmo: venmo-corp.com paypal.com
  verizon: verizonmedia.com verizonenterprise.com vzw.com verizonconnect.com verizonbusiness.com
  vinted: vinted.co.uk vinted.net vinted.de
  vodafone: vodafone.it vodafone.es vodafone.pt vodafone.ie vodafone.nl vodafone.in vodafoneziggo.nl myvodafone.com.au
  walletconnect: reown.com
  walmart: walmartimages.com walmart.org walmartone.com walmartmoneycard.com walmart.ca
  webex: webexcontent.com webexconnect.io ciscospark.com
  wellsfargo: wellsfargoadvisors.com wellsfargojobs.com wf.com wellsfargomedia.com wellsfargocommunity.com
  westernunion: wu.com westernunion.co.uk
  whatsapp: wa.me whatsappbrand.com
  workday: workdaycdn.com wd5.myworkday.com myworkdaysite.com workdaysuv.com
  yahoo: yimg.com yahoodns.net yahoosports.com aol.com
  zoom: zoomgov.com zoom.com.cn zdassets.com zoomus.cn zoominfo.com
`;

const further = new Map(
  TABLE.trim()
    .split(/\n(?! {4})/)
    .map((line) => {
      const [name = '', domains = ''] = line.split(':');
      return [name.trim(), domains.trim().split(/\s+/)];
    }),
);

/** Further domains of a brand. */
export const furtherDomains = (brand: string): readonly string[] => further.get(brand) ?? [];
