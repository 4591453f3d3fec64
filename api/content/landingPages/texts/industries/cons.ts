import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'construction and property services',
  to: '/industries/construction-property-services',
  heading: 'Job sites, crews and invoice fraud',
  lead: 'The job site, the truck and the office all need the same drawing, today.',
  lines: [
    'A new job site needs internet on Thursday and has no address yet.',
    'Tablets get dropped, rained on and left on roofs.',
    'Subcontractors change every week, and so does who may see the plans.',
    'Criminals send you fake invoices with new bank details.',
    'Time sheets and photos pile up on personal phones.',
    'Bids depend on one person and one laptop.',
    'An old set of drawings costs more than any computer.',
    'Thieves take the router along with the tools.',
    'Crews speak several languages, and the sign-in page speaks one.',
  ],
  with: {
    its: 'Help desk and security for office and job sites: your superintendents get short answers by phone or text.',
    mcs: 'Your team confirms every new account number by phone, and we can wipe a lost tablet.',
    dm: 'Job folders move project by project, and active jobs move last.',
    eps: 'Your crews open one link in Procore or SharePoint and see the current drawings.',
    pcaas: 'Field kits are rugged, labeled and easy to swap.',
    sa: 'We spend a morning at the job site, because that’s where much of the risk is.',
    ita: 'You want an IT person who drives to the job site, and your posting should say so.',
    vcio: 'You add technology to each bid, per job and per month.',
    tet: 'Five-minute talks at the job site work better than online courses.',
    otn: 'A cabinet with a router, antenna and battery moves with you and needs only power.',
  },
};
