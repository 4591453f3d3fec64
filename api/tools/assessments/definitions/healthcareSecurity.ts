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
  warning: 'Please enter nothing about patients: no question needs it, and there is no place for it.',
  domains: [
    {
      id: 'administrative',
      label: 'Administrative',
      weight: 25,
      service: 'consultation',
      about: 'Who is responsible, who was trained, and who may open what.',
    },
    {
      id: 'physical',
      label: 'Physical',
      weight: 10,
      service: 'patch_management',
      about: 'What can be seen, touched or carried away.',
    },
    {
      id: 'technical',
      label: 'Technical',
      weight: 35,
      service: 'cybersecurity',
      about: 'Sign-ins, backups, encryption, updates and the traces of access.',
    },
    {
      id: 'vendors',
      label: 'Vendors',
      weight: 15,
      service: 'consultation',
      about: 'Who else holds patient data, and on which terms.',
    },
    {
      id: 'incident',
      label: 'Incident',
      weight: 15,
      service: 'backup_bcdr',
      about: 'Whether the first hour, the first day and the letters are prepared.',
    },
  ],
  questions: [...administrative, ...physical, ...technical, ...vendors, ...incident],
  bands: [
    { label: 'At Risk', from: 0, headline: 'Care is good. Its data is open.' },
    { label: 'Reactive', from: 40, headline: 'You would cope. You would not be ready.' },
    { label: 'Managed', from: 65, headline: 'In hand. Now make it provable.' },
    { label: 'Forged', from: 85, headline: 'Ready, and able to show it.' },
  ],
  disclaimer:
    'This report is based on your own answers. It isn’t a HIPAA risk analysis or a certification of compliance.',
};
