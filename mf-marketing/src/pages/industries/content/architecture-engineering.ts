import type { Industry } from './Industry';

export const content: Industry = {
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
};
