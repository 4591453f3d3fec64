import type { Industry } from './Industry';

export const content: Industry = {
  slug: 'architecture-engineering',
  heading: 'IT for architecture and engineering',
  summary:
    'Fast Revit and AutoCAD workstations for architects and engineers, one current model for every site and partner, and security for public work.',
  keywords: ['AEC', 'CAD', 'BIM', 'CMMC'],
  levels: [
    { title: 'Models and drawings', text: 'Revit, AutoCAD, Civil 3D' },
    { title: 'Project access', text: 'partners, consultants, MFA' },
    { title: 'Workstations, storage', text: 'fast, backed up' },
  ],
  pressures: [
    { title: 'Large models', text: 'take minutes to open on the wrong hardware or network.' },
    { title: 'Deadlines', text: 'for a submission don’t wait for a crash.' },
    { title: 'Partners', text: 'need access to your model, but not to everything else.' },
    { title: 'Public clients', text: 'ask for security rules you must prove.' },
  ],
  systems: [
    {
      system: 'Revit, AutoCAD, Civil 3D',
      trouble: 'Slow models and crashes before a deadline',
      remedy: 'Workstations and network sized for your models',
    },
    {
      system: 'Autodesk Construction Cloud, ProjectWise',
      trouble: 'Two versions of the truth',
      remedy: 'One place for each project, with access by role',
    },
    {
      system: 'File servers',
      trouble: 'Full drives and slow sync to the second office',
      remedy: 'A cloud file server with local caching',
    },
    {
      system: 'Plotters and large prints',
      trouble: 'Failures on submission day',
      remedy: 'Maintenance, spare supplies and a print partner',
    },
    {
      system: 'License servers',
      trouble: 'Expired or double-paid licenses',
      remedy: 'A license list with renewal dates',
    },
  ],
  rules: [
    {
      title: 'CMMC',
      source: 'U.S. Department of Defense, 32 CFR Part 170 (2024)',
      text: 'Federal defense projects require you to meet and prove security controls at Level 1 or 2.',
      site: 'https://www.ecfr.gov',
    },
    {
      title: 'NIST SP 800-171',
      source: 'National Institute of Standards and Technology, Revision 2 (2020)',
      text: 'The 110 controls for controlled unclassified information, which CMMC Level 2 is based on.',
      site: 'https://csrc.nist.gov',
    },
    {
      title: 'Texas breach notification law',
      source: 'Texas Business & Commerce Code § 521.053',
      text: 'Notify affected Texans within 60 days, and the Attorney General within 30 days if 250 or more are affected.',
      site: 'https://statutes.capitol.texas.gov',
    },
    {
      title: 'Texas SB 2610 safe harbor',
      source: 'Texas Legislature, 89th session, SB 2610 (2025)',
      text: 'A documented security program that fits your size protects companies with fewer than 250 employees from punitive damages after a breach.',
      site: 'https://capitol.texas.gov',
    },
  ],
  risks: [
    {
      risk: 'A lost or corrupted model',
      control: 'Version history, and a tested backup',
      also: [2],
    },
    { risk: 'Ransomware', control: 'EDR such as Microsoft Defender, and a backup it can’t reach', also: [0] },
    { risk: 'A former partner still opens files', control: 'Access by project that ends with the project' },
    { risk: 'A stolen site laptop', control: 'Encryption and remote wipe', also: [0] },
  ],
  help: [
    {
      title: 'Workstations that fit the work',
      text: 'We measure your models and recommend CPU, GPU and memory, then replace machines on a schedule.',
    },
    {
      title: 'Files for every office and site',
      text: 'Fast access to the same model from the studio, home and the job site.',
    },
    {
      title: 'Security for public projects',
      text: 'We document the controls that your contract asks for, such as MFA in Entra ID and phishing training, and close the gaps.',
    },
  ],
  checklist: {
    title: 'Before a submission',
    items: [
      'Models open in the agreed time on every workstation',
      'A current backup was restored as a test',
      'Plotter and print partner are ready',
      'Licenses don’t expire before the deadline',
      'External partners have access to the right folders only',
      'No updates are scheduled that week',
    ],
  },
  faqs: [
    {
      question: 'Can you make Revit faster?',
      answer:
        'Usually. We check model size, hardware, network and storage, in that order, and tell you which one is the bottleneck before you buy anything.',
    },
    {
      question: 'Do you support Macs and PCs?',
      answer: 'Yes. Most CAD and BIM tools need Windows. We manage both, with the same security rules.',
    },
    {
      question: 'We work with the Department of Defense. Can you help with CMMC?',
      answer:
        'Yes, with the technical part. We assess the controls, close gaps and document them. The certification itself comes from an accredited assessor.',
    },
    {
      question: 'How do we share models with consultants?',
      answer:
        'In one project platform such as Autodesk Construction Cloud, with access by role and an end date. Not by email attachments.',
    },
  ],
  related: ['/services/pcaas', '/industry-services/workstation-support', '/services/data-migrations'],
  reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
};
