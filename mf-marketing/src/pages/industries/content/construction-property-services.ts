import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'construction-property-services',
  heading: 'IT for construction and property services',
  summary:
    'Internet for the job trailer, rugged devices under control, crews set up in a morning, and checks that stop a false invoice from being paid.',
  pressures: [
    { title: 'Sites', text: 'need internet before they have an address, and for a few months only.' },
    { title: 'Devices', text: 'live in trucks, dust and rain, and some of them go missing.' },
    { title: 'Crews', text: 'change with the season, and the tablet must be ready on Monday at six.' },
    { title: 'Invoices', text: 'come from many subcontractors, and fakes look the same.' },
  ],
  systems: [
    {
      system: 'Job-site internet',
      trouble: 'Ordered late, then a phone as a hotspot for weeks',
      remedy: 'A field kit with cellular and a plan for the wired line',
    },
    {
      system: 'Tablets and phones',
      trouble: 'Lost, shared, without a lock',
      remedy: 'Enrollment, lock, locate and wipe',
    },
    {
      system: 'Project management and drawings',
      trouble: 'Old sheets in circulation',
      remedy: 'One source, set to sync over Wi-Fi before the day starts',
    },
    {
      system: 'Dispatch and work orders',
      trouble: 'Stops when one office PC stops',
      remedy: 'A second way in and a named vendor contact',
    },
    {
      system: 'Accounts payable',
      trouble: 'New bank details by email',
      remedy: 'Call-back to a known number, second approver',
    },
  ],
  risks: [
    {
      risk: 'A progress payment goes to a thief',
      control: 'Call-back rule on every change of bank details',
    },
    { risk: 'A tablet with plans and photos is stolen', control: 'Lock, encryption and remote wipe' },
    {
      risk: 'The trailer is offline on pour day',
      control: 'Two paths, and an offline copy of today’s sheets',
    },
    { risk: 'A subcontractor keeps access', control: 'Guest access that ends with the contract' },
  ],
  help: [
    {
      title: 'Field kits',
      text: 'A case with a router, a cellular line, power and labels. It goes to the next site when this one closes.',
    },
    {
      title: 'Devices under control',
      text: 'Every phone and tablet is enrolled, locked and on the list. When one is lost, one call is enough.',
    },
    {
      title: 'Crew onboarding in a morning',
      text: 'A short list per role, devices prepared the week before, and a sheet in the languages your crew reads.',
    },
  ],
  checklist: {
    title: 'Opening a job site',
    items: [
      'Address or coordinates, dates and headcount are known to the desk',
      'Wired line ordered, or the reason why not is written down',
      'Signal was measured inside the trailer, not next to it',
      'Devices are enrolled and named for the site',
      'Cameras are on their own network',
      'Closing date is set, and so is who brings the kit back',
    ],
  },
  faqs: [
    {
      question: 'Can you get internet to a site with no address?',
      answer:
        'Often by cellular or fixed wireless, after measuring on the spot. Some places have poor coverage, and then we tell you what will and will not work there.',
    },
    {
      question: 'A tablet was stolen. What happens?',
      answer:
        'Call the desk. We lock or wipe it, remove its access and record it. With encryption and a screen lock, the loss is usually a tablet and not your data.',
    },
    {
      question: 'How do we give subcontractors access?',
      answer:
        'By project, as named guests, with the contract’s end date on the account. They never need your office network.',
    },
  ],
  related: ['/industry-services/device-lifecycle', '/services/service-desk', '/services/project-management'],
  reading: { title: 'The call-back rule for payment changes', path: '/blog/wire-fraud-call-back-rule' },
};
