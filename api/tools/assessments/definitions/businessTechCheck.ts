import type { Assessment } from '../Assessment';
import { cloud } from './businessTechCheck/cloud';
import { continuity } from './businessTechCheck/continuity';
import { security } from './businessTechCheck/security';
import { strategy } from './businessTechCheck/strategy';
import { support } from './businessTechCheck/support';

/** Twenty questions that an owner can answer without asking anybody. */
export const businessTechCheck: Assessment = {
  slug: 'BusinessTechCheck',
  version: '1.0',
  title: 'Business Technology Assessment',
  minutes: 5,
  domains: [
    {
      id: 'support',
      label: 'Support',
      weight: 20,
      service: 'managed_it',
      about: 'Whether your people get help fast and problems stay fixed.',
    },
    {
      id: 'security',
      label: 'Security',
      weight: 30,
      service: 'cybersecurity',
      about: 'Whether a stolen password, a lost laptop or a phishing email can stop your company.',
    },
    {
      id: 'continuity',
      label: 'Continuity',
      weight: 20,
      service: 'backup_bcdr',
      about: 'Whether you can recover from data loss or an outage, and how fast.',
    },
    {
      id: 'cloud',
      label: 'Cloud',
      weight: 15,
      service: 'cloud_infrastructure',
      about: 'Whether your files are in one place, and who else can open them.',
    },
    {
      id: 'strategy',
      label: 'Strategy',
      weight: 15,
      service: 'consultation',
      about: 'Whether you have an IT plan, a budget and control of your accounts.',
    },
  ],
  questions: [...support, ...security, ...continuity, ...cloud, ...strategy],
  bands: [
    { label: 'At Risk', from: 0, headline: 'One incident could stop your business.' },
    { label: 'Reactive', from: 40, headline: 'Your IT works, but you fix problems after they happen.' },
    { label: 'Managed', from: 65, headline: 'You’re in good shape. Close the remaining gaps.' },
    { label: 'Forged', from: 85, headline: 'Your IT is well run. Keep it that way.' },
  ],
  disclaimer: 'This report is based on your own answers. It isn’t an audit or a certification.',
};
