import type { Assessment } from '../Assessment';
import { administrative } from './healthcareSecurity/administrative';
import { incident } from './healthcareSecurity/incident';
import { physical } from './healthcareSecurity/physical';
import { technical } from './healthcareSecurity/technical';
import { vendors } from './healthcareSecurity/vendors';

/** Twenty-four questions for practices that look after patient records. */
export const healthcareSecurity: Assessment = {
  slug: 'healthcare-security',
  version: '1.0',
  title: 'Healthcare Security Assessment',
  minutes: 7,
  hasBoardPage: true,
  cap: 'Reactive',
  warning: 'Please don’t enter anything about patients. No question needs it.',
  domains: [
    {
      id: 'administrative',
      label: 'Administrative',
      weight: 25,
      service: 'consultation',
      about: 'Who’s responsible, who was trained and who can open what.',
    },
    {
      id: 'physical',
      label: 'Physical',
      weight: 10,
      service: 'patch_management',
      about: 'What others can see, touch or take.',
    },
    {
      id: 'technical',
      label: 'Technical',
      weight: 35,
      service: 'cybersecurity',
      about: 'Sign-ins, backups, encryption, updates and access logs.',
    },
    {
      id: 'vendors',
      label: 'Vendors',
      weight: 15,
      service: 'consultation',
      about: 'Who else has patient data, and under which agreements.',
    },
    {
      id: 'incident',
      label: 'Incident',
      weight: 15,
      service: 'backup_bcdr',
      about: 'Whether you’re ready for the first hour and the first day of an incident.',
    },
  ],
  questions: [...administrative, ...physical, ...technical, ...vendors, ...incident],
  bands: [
    { label: 'At Risk', from: 0, headline: 'Patient data is exposed. Start with the first three fixes.' },
    { label: 'Reactive', from: 40, headline: 'You’d get through an incident, but you aren’t ready for one.' },
    { label: 'Managed', from: 65, headline: 'You’re in good shape. Now make sure you can prove it.' },
    { label: 'Forged', from: 85, headline: 'You’re ready, and you can prove it.' },
  ],
  disclaimer:
    'This report is based on your own answers. It isn’t a HIPAA risk analysis or a certification of compliance.',
};
