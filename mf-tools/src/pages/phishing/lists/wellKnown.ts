const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/**
 * Well-known sites that are responsible for their subdomains: the spelling of their names and mentions of other brands
 * are not signs. Nobody gets an unchecked page below them.
 */
export const wellKnown = listOf(`
  123rf.com 163.com 1und1.de 20min.ch 20minutos.es 24ur.com 360.cn 3cx.com 3m.com 4shared.com 500px.com
  7-eleven.com 7zip.org 9gag.com 9to5mac.com abc.xyz accenture.com alternativeto.net apnews.com archive.org
  archlinux.org arstechnica.com asahi.com atlassian.com auth0.com autodesk.com avito.ru axios.com baidu.com
  bbb.org bbc.co.uk bbc.com beincrypto.com bfmtv.com bitbucket.org bleepingcomputer.com bloomberg.com
  businessinsider.com businesswire.com buzzfeed.com capterra.com cbsnews.com chip.de cisco.com
  citizensadvice.org.uk cnbc.com cnet.com cnn.com coindesk.com coinmarketcap.com cointelegraph.com
  computerbase.de correios.com.br crates.io crunchbase.com csdn.net debian.org dev.to developpez.com
  dictionary.com dns-shop.ru docker.com downdetector.com drupal.org duckduckgo.com ebay-kleinanzeigen.de
  economist.com emojipedia.org engadget.com etsy.com europa.eu eventbrite.com f-droid.org fandom.com
  fastcompany.com forbes.com fortune.com foxnews.com freecodecamp.org ft.com g2.com gamespot.com gartner.com
  geeksforgeeks.org ghacks.net gismeteo.ru glassdoor.com goodreads.com gosuslugi.ru habr.com hackerone.com
  heise.de hh.ru howtogeek.com hp.com hubspot.com ibm.com ifixit.com ign.com imdb.com imgur.com indeed.com
  indiatimes.com instructables.com investing.com investopedia.com ixbt.com jstor.org justanswer.com kinopoisk.ru
  kommersant.ru kp.ru krebsonsecurity.com lemonde.fr lenta.ru lifehacker.com lifewire.com linode.com
  liveinternet.ru livejournal.com logitech.com mail-archive.com mail.ru mailchimp.com malwarebytes.com
  mashable.com mckinsey.com mdpi.com medium.com mos.ru mosreg.ru mozilla.org msn.com narod.ru nature.com
  nbcnews.com news.com.au nic.ru npmjs.com npr.org nvidia.com nypost.com nytimes.com ok.ru openai.com oracle.com
  ozon.ru pcmag.com pcworld.com pikabu.ru politico.com prnewswire.com producthunt.com propublica.org pypi.org
  quora.com rambler.ru rbc.ru readthedocs.io reddit.com redhat.com reg.ru researchgate.net reuters.com rg.ru
  ria.ru rollingstone.com rubygems.org rzd.ru samsung.com sap.com sberbank.ru scamadviser.com sciencedirect.com
  semanticscholar.org servicenow.com slashdot.org slideshare.net snopes.com softonic.com sophos.com
  soundcloud.com sourceforge.net spiegel.de springer.com stackexchange.com stackoverflow.com statista.com
  superuser.com t-mobile.com t-online.de tass.ru tbank.ru techcrunch.com techradar.com techtarget.com
  telegraph.co.uk theguardian.com thehackernews.com theregister.com thesun.co.uk theverge.com time.com timeweb.ru
  tinkoff.ru tomsguide.com tomshardware.com tripadvisor.com trustpilot.com trustradius.com tutu.ru udemy.com
  urlscan.io usatoday.com virustotal.com vk.com vk.ru vkontakte.ru w3.org w3schools.com washingtonpost.com
  wayfair.com webmd.com which.co.uk whois.com wikihow.com wikimedia.org wikipedia.org wildberries.ru wired.com
  wordpress.org wsj.com ya.ru yandex.com yandex.ru yelp.com youtu.be youtube.com zdnet.com zhihu.com
`);

/**
 * Mailing services: long and unusual links and names in their paths are not signs. If a link shows its target, the
 * target counts.
 */
export const mailingServices = listOf(`
  acems1.com activehosted.com adobe-campaign.com airship.com amazonses.com anrdoezrs.net atdmt.com aweber.com
  awin1.com awstrack.me beehiiv.com benchmarkemail.com bill.com blackboardconnect.com bnc.lt bounces.google.com
  braze.com brevo.com bronto.com bsftransmit.net calendly.com campaign-archive.com campaignmonitor.com ccsend.com
  cheetahmail.com clickdimensions.com cmail1.com cmail19.com cmail2.com cmail20.com cmail3.com cmail4.com
  constantcontact.com convertkit-mail.com convertkit-mail2.com convertkit-mail3.com convertkit-mail4.com
  cordial.io createsend.com createsend1.com customer.io customeriomail.com cventmail.com docusign.net
  dotdigital.com dotmailer.com dpbolvw.net drip.com eloqua.com emarsys.net emlnk.com emltrk.com en25.com
  engagingnetworks.net eventbrite.com eventbritemail.com everyaction.com evite.com exacttarget.com exct.net
  facebookmail.com feedblitz.com flodesk.com freshdesk.com freshmail.com getresponse.com google.com
  googlegroups.com govdelivery.com groups.io gusto.com helpscout.net hs-sites.com hubs.ly hubspotemail.com
  hubspotemail.net hubspotlinks.com hubspotlinksstarter.com icontact.com infusionsoft.com instructure.com
  intercom-mail.com intuit.com inxmail.com iterable.com jangomail.com jdoqocy.com keap.app klaviyo.com
  klaviyomail.com klclick.com klclick1.com klclick2.com klclick3.com kmail-lists.com kqzyfj.com linksynergy.com
  list-manage.com list-manage1.com listrak.com listrakbi.com lnks.gd lyris.net madmimi.com mailchimp.com
  mailchimpapp.com mailchimpapp.net mailerlite.com mailgun.org mailjet.com mailup.com mandrill.com
  mandrillapp.com marketo.com maropost.com mcdlv.net mcsv.net mdirector.com meetup.com messagebus.com
  messagegears.net mimecast.com mimecastprotect.com mixmax.com mjt.lu mkt-cdn.com mktomail.com mktoweb.com
  mlsend.com moosend.com movable-ink-dynamic.com mtasv.net myemma.com mynewsletter.co nationbuilder.com
  ngpvan.com nylas.com office.com ometria.com omnisend.com onesignal.com ontraport.com outlook.com outreach.io
  paperlesspost.com pardot.com parentsquare.com phplist.com postmarkapp.com pphosted.com proofpoint.com pstmrk.it
  qemailserver.com qualtrics.com rapidmail.de remind.com responsys.net returnpath.net rs6.net rsgsv.net rsvp1.com
  sailthru.com salesforce.com salesloft.com salsalabs.org schoolmessenger.com sendgrid.net sendibm1.com
  sendibm2.com sendibm3.com sendibt1.com sendibt2.com sendibt3.com sendinblue.com sendlane.com sendpulse.com
  sfmc-content.com shareasale.com sharepointonline.com sharpspring.com shopifyemail.com silverpop.com sjv.io
  smtp.com smtp2go.com sparkpostmail.com spmta.com squareup.com stripe.com substack.com surveymonkey.com
  swiftpage.com ticketmaster.com tinyletter.com tkqlhce.com urldefense.com urldefense.proofpoint.com vero.co
  wishpond.com yahoogroups.com yesmail.com yesware.com yotpo.com zendesk.com zetaglobal.net zohomail.com
`);
