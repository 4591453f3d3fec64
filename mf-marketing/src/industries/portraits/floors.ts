import type { Industry } from '../Industry';

/** Industries whose work happens on floors, sites, bays and in treatment rooms as much as at desks. */
export const floors: Omit<Industry, 'title' | 'description'>[] = [
  {
    slug: 'architecture-engineering',
    heading: 'IT for architecture and engineering',
    summary:
      'Workstations tuned for large models, storage that remembers versions, access from the field and secure exchange with project partners.',
    pressures: [
      { title: 'Models', text: 'grow faster than the machines they are opened on.' },
      { title: 'Partners', text: 'share one model across firms, and everyone’s standards are different.' },
      { title: 'The field', text: 'needs the current sheet, not the one from Tuesday.' },
      { title: 'Licenses', text: 'are costly, and often idle in one office while another waits.' },
    ],
    systems: [
      {
        system: 'CAD and BIM workstations',
        trouble: 'Slow, and nobody knows whether it is disk, graphics, memory or network',
        remedy: 'Measurement first, then the one part that helps',
      },
      {
        system: 'Model and file servers',
        trouble: 'Sync conflicts and overwritten work',
        remedy: 'Versioned storage and clear rules for who checks out what',
      },
      {
        system: 'License servers',
        trouble: 'Out of seats at nine, empty at noon',
        remedy: 'Usage figures before the next renewal',
      },
      {
        system: 'Project exchange',
        trouble: 'Large files by personal sharing account',
        remedy: 'One exchange place per project, with an end date',
      },
      {
        system: 'Plotters and scanners',
        trouble: 'Drivers that break with each update',
        remedy: 'Held in a test ring before the studio gets them',
      },
    ],
    risks: [
      { risk: 'A week of modeling is overwritten', control: 'Version history and a restore exercise' },
      {
        risk: 'A partner’s account opens your server',
        control: 'Guest access by project, never to the whole share',
      },
      { risk: 'A workstation fails at the deadline', control: 'A spare to the same standard' },
      {
        risk: 'The site builds from an old sheet',
        control: 'One published place and tablets that read only that',
      },
    ],
    help: [
      {
        title: 'Performance by measurement',
        text: 'We time your own model on your own machines and change one thing at a time, so that money goes where the seconds are.',
      },
      {
        title: 'Storage with a memory',
        text: 'Versions, locks and backups suited to large, interlinked files, and rules people can keep.',
      },
      {
        title: 'Exchange without leaks',
        text: 'A project space with named partners, an owner and a closing date.',
      },
    ],
    checklist: {
      title: 'Before you buy a faster workstation',
      items: [
        'The same model was timed on two machines',
        'Disk, memory, graphics and network were watched while it opened',
        'The file is on the storage it will be used from',
        'The software maker’s hardware list was read',
        'Updates and graphics drivers are on the supported version',
        'A colleague with the same role has confirmed the problem',
      ],
    },
    faqs: [
      {
        question: 'Do you know CAD and BIM software?',
        answer:
          'We look after what it runs on: machines, drivers, licenses, storage, network. Modeling standards are your own experts’ field, and we work well beside them.',
      },
      {
        question: 'Can people work on heavy models from home?',
        answer:
          'Yes, in several ways: a powerful machine in the office reached remotely, a hosted desktop with graphics, or a mobile workstation. Which one fits depends on distance, connection and budget, so we try it with your model first.',
      },
      {
        question: 'We always run out of licenses. What now?',
        answer:
          'First the figures: who holds a seat, when and for how long. Often some change of habit or license type helps before more seats are bought.',
      },
    ],
    related: ['/services/pcaas', '/industry-services/workstation-support', '/services/data-migrations'],
    reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
  },
  {
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
    related: [
      '/industry-services/device-lifecycle',
      '/services/service-desk',
      '/services/project-management',
    ],
    reading: { title: 'The call-back rule for payment changes', path: '/blog/wire-fraud-call-back-rule' },
  },
  {
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
  },
  {
    slug: 'healthcare',
    heading: 'IT for healthcare practices',
    summary:
      'Access reviews, backup with restore exercises, clinical vendor coordination and tablets that behave. Supports your compliance work, never certifies it.',
    pressures: [
      { title: 'Privacy', text: 'is owed to every patient, and every screen in the hallway is part of it.' },
      { title: 'Uptime', text: 'is care: when the record does not open, the room waits.' },
      { title: 'Vendors', text: 'for records, imaging and billing each own a piece of the path.' },
      { title: 'Turnover', text: 'at the front desk means accounts open and close all year.' },
    ],
    systems: [
      {
        system: 'Electronic health records',
        trouble: 'Slow in one room, fast in the next',
        remedy: 'Measured room by room, then vendor and network together',
      },
      {
        system: 'Imaging and devices',
        trouble: 'Old systems that may not be changed without the maker',
        remedy: 'Their own network, agreed with the vendor',
      },
      {
        system: 'Tablets for intake',
        trouble: 'Left signed in at the desk',
        remedy: 'Kiosk mode, short locks, a charging place with a list',
      },
      {
        system: 'Fax, mail and portals',
        trouble: 'Patient details by ordinary mail',
        remedy: 'Encryption rules and a portal people can use',
      },
      {
        system: 'Billing partners',
        trouble: 'Shared logins and open file exchange',
        remedy: 'Named accounts, and agreements on file',
      },
    ],
    risks: [
      {
        risk: 'Someone reads a record they should not',
        control: 'Own accounts, roles and a periodic access review',
      },
      {
        risk: 'Records are unavailable during visits',
        control: 'Downtime procedure on paper, second line where needed',
      },
      { risk: 'Ransom or loss of data', control: 'Backup kept apart and restore exercises on a schedule' },
      { risk: 'A vendor connection is misused', control: 'Named, expiring access and a list of who has it' },
    ],
    help: [
      {
        title: 'Access reviews',
        text: 'Who can open what, confirmed by the people responsible, on a schedule and with a record.',
      },
      {
        title: 'Backup you have seen work',
        text: 'A restore exercise with your own systems, at a time that suits the practice, and an honest note of how long it took.',
      },
      {
        title: 'One caller for all vendors',
        text: 'We open the case, bring the measurements and stay with it, so that clinicians do not sit in queues.',
      },
    ],
    checklist: {
      title: 'Quarterly, in the practice',
      items: [
        'Accounts of people who left are closed in every system, vendors’ included',
        'Screens in public view lock quickly',
        'One restore was carried out and noted',
        'The paper downtime procedure was read by someone new',
        'Tablets and laptops were counted and are encrypted',
        'The list of vendors with access, and their agreements, is current',
      ],
    },
    faqs: [
      {
        question: 'Will you sign a business associate agreement?',
        answer:
          'If our work involves protected health information, an agreement has to be in place before it begins. Have your counsel read it first.',
      },
      {
        question: 'Do you certify HIPAA compliance?',
        answer:
          'No, and be careful with anyone who offers to. We support the technical safeguards and keep evidence. Compliance belongs to the practice.',
      },
      {
        question: 'How do you handle tablets in exam rooms?',
        answer:
          'Locked to the applications they are for, encrypted, with short screen locks and a count at the end of the day.',
      },
      {
        question: 'What if there is an incident?',
        answer:
          'We contain, preserve evidence and tell you what we know. Whether and whom to notify is a legal decision, so your counsel and your insurer should be called early.',
      },
    ],
    related: [
      '/services/cybersecurity-risk-assessment',
      '/industry-services/live-monitoring-soc',
      '/industry-services/identity-security',
    ],
    reading: { title: 'Only count backups you have restored', path: '/blog/backups-you-have-restored' },
  },
];
