import type { IndustryTexts } from '../LandingTexts';

export const content: IndustryTexts = {
  name: 'construction and property services',
  to: '/industries/construction-property-services',
  heading: 'Trailer, truck and office',
  lead: 'The trailer, the truck and the office have to look at the same drawing.',
  lines: [
    'A job site has no address yet, and needs internet on Thursday.',
    'Tablets are dropped, rained on, lent and left on roofs.',
    'Subcontractors change by the week, and so do those who may see the plans.',
    'An invoice with new bank details is the oldest trick in the trade.',
    'Time sheets, photos and deliveries pile up on private phones.',
    'Bids are prepared at night by one person on one laptop.',
    'Old revisions of drawings cost more than any computer.',
    'Trailers get broken into, and the router goes with the tools.',
    'Crews speak several languages, and the login page one.',
  ],
  with: {
    its: 'Foremen call from a ladder, so the desk keeps it short and sends the rest by text.',
    mcs: 'Every changed account number is checked by voice, and a lost tablet is erased before lunch.',
    dm: 'Job folders move by project, live ones last, with the superintendent looking on.',
    eps: 'Drawings are opened from one link that always shows the current set.',
    pcaas: 'Field kits are rugged, labeled and come back in the same case.',
    sa: 'The assessment spends a morning at the trailer, where most of the risk is.',
    ita: 'A builder wants somebody who will drive to a site in boots, and the posting should say so.',
    vcio: 'Technology is costed into the bid, per job and per month.',
    tet: 'Toolbox talks of five minutes work better than any portal.',
    otn: 'A cabinet with router, antenna and battery moves from site to site and needs only power and sky.',
  },
};
