import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'auto-sales-service',
  heading: 'IT for auto sales and service',
  summary:
    'Showroom, parts and service bays on one network with inner walls, vendor access that ends, and safeguards for the finance office’s data.',
  pressures: [
    { title: 'Uptime', text: 'is sales: when the dealer system stops, so does the desk.' },
    { title: 'Finance data', text: 'makes many dealers subject to the FTC Safeguards Rule.' },
    { title: 'Vendors', text: 'connect to everything: dealer system, lifts, cameras, phones.' },
    { title: 'The bays', text: 'are hard on devices, cables and Wi-Fi.' },
  ],
  systems: [
    {
      system: 'Dealer management system',
      trouble: 'Vendor says it is the network, network says it is the vendor',
      remedy: 'Measurements on both sides and one person who makes the call',
    },
    {
      system: 'Finance and insurance desks',
      trouble: 'Applications in downloads folders and scanners',
      remedy: 'A place for documents, cleaned on a schedule',
    },
    {
      system: 'Diagnostic tools in the bays',
      trouble: 'Old operating systems that cannot be updated',
      remedy: 'Their own network, no mail, no browsing',
    },
    {
      system: 'Cameras and phones',
      trouble: 'Share the network with the cash drawer',
      remedy: 'Separate networks and current firmware',
    },
    {
      system: 'Customer Wi-Fi',
      trouble: 'Same router as the office',
      remedy: 'A guest network that reaches only the internet',
    },
  ],
  risks: [
    {
      risk: 'Customer applications are exposed',
      control: 'Access by role, encryption, a cleaning schedule',
    },
    {
      risk: 'The showroom is offline on a Saturday',
      control: 'A second line and a paper routine people know',
    },
    { risk: 'A vendor’s account is misused', control: 'Named, expiring vendor access' },
    {
      risk: 'One infected bay reaches the office',
      control: 'Segmentation between floor, bays and finance',
    },
  ],
  help: [
    {
      title: 'Inner walls',
      text: 'Finance, sales floor, bays, cameras and guests each on their own network, with the doors between them listed.',
    },
    {
      title: 'Vendors at the door',
      text: 'We know who connects to what, on whose request and until when. They ring, they do not have a key.',
    },
    {
      title: 'Support for safeguards',
      text: 'Risk assessment, access reviews, encryption and training records, arranged so that your qualified individual can report on them.',
    },
  ],
  checklist: {
    title: 'Before the next Saturday',
    items: [
      'The second internet line was tried by pulling the first',
      'The paper routine for sales and service is in a folder',
      'The dealer system’s support number is on the wall',
      'Shared screens at the counter lock by themselves',
      'Vendor accounts were counted, and old ones closed',
      'Someone is named who may decide to switch over',
    ],
  },
  faqs: [
    {
      question: 'Will you talk to our dealer system’s vendor?',
      answer:
        'Yes, with your authorization. We bring measurements, open the case and stay on it until you can sell again. What runs inside their system remains their part.',
    },
    {
      question: 'Can you do anything about Wi-Fi in the bays?',
      answer:
        'Usually. Metal, lifts and doors change the picture, so we measure with the doors open and closed before moving access points.',
    },
    {
      question: 'Are our cameras a risk?',
      answer:
        'They can be, if they share a network with the office or are reachable from the internet. Both are fixable, mostly with settings.',
    },
    {
      question: 'Do you make us compliant with the Safeguards Rule?',
      answer:
        'We support the technical parts and the evidence. Your designated qualified individual and your counsel answer for the program.',
    },
  ],
  related: [
    '/services/cybersecurity-risk-assessment',
    '/industry-services/patch-update-management',
    '/industry-services/live-monitoring-soc',
  ],
  reading: {
    title: 'Reading your cyber insurance questionnaire',
    path: '/blog/cyber-insurance-questionnaire',
  },
};
