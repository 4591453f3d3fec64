import type { IndustryTexts } from '../SubjectTexts';

export const content: IndustryTexts = {
  name: 'commercial real estate',
  to: '/industries/commercial-real-estate',
  heading: 'Wire fraud, tenants and building systems',
  lead: 'Your deals, tenants and buildings depend on email and systems that criminals target.',
  lines: [
    'Wire fraud targets closings because one email can redirect a large payment.',
    'Tenant requests, vendor invoices and owner questions all reach the same three people.',
    'Older buildings have door, elevator and HVAC controls that are open to the internet.',
    'Every building you buy comes with its own firewall, cameras and passwords.',
    'Brokers carry rent rolls and financial statements on laptops.',
    'Property managers work with whatever internet line the building has.',
    'Years later, someone needs a lease file and has to find it fast.',
    'When you sell, you have to hand over systems cleanly, down to the last badge.',
    'Investors and lenders ask in writing how you protect their data.',
  ],
  with: {
    its: 'Help desk, security and Wi-Fi for every building: your site managers and leasing team call one number.',
    mcs: 'We start with wire fraud: MFA on every mailbox and a call-back before every payment change.',
    dm: 'Lease files and drawings move building by building, so no closing waits for a folder.',
    eps: 'You give outside parties a deal folder where they can read and sign, and access ends with the deal.',
    pcaas: 'Your brokers get light, encrypted laptops that we can replace quickly.',
    sa: 'We look at closings, vendor access and the building controls nobody has signed in to for years.',
    ita: 'You need someone who understands both Yardi and a mechanical room, and we help you find them.',
    vcio: 'Your IT plan follows your buildings, including the ones you plan to sell.',
    tet: 'Your closing team learns to spot a fake email about bank details.',
    otn: 'The same network design in every property saves your managers a week of guessing.',
  },
};
