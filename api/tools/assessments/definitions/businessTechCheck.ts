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
      about: 'Whether people get help in a known way, and whether problems stay solved.',
    },
    {
      id: 'security',
      label: 'Security',
      weight: 30,
      service: 'cybersecurity',
      about: 'Whether a stolen password, laptop or mail is a nuisance or a disaster.',
    },
    {
      id: 'continuity',
      label: 'Continuity',
      weight: 20,
      service: 'backup_bcdr',
      about: 'Whether lost data and a bad morning can be survived, and how fast.',
    },
    {
      id: 'cloud',
      label: 'Cloud',
      weight: 15,
      service: 'cloud_infrastructure',
      about: 'Whether work has one home, and who else can open it.',
    },
    {
      id: 'strategy',
      label: 'Strategy',
      weight: 15,
      service: 'consultation',
      about: 'Whether spending follows a plan, and the keys are in your hands.',
    },
  ],
  questions: [...support, ...security, ...continuity, ...cloud, ...strategy],
  bands: [
    { label: 'At Risk', from: 0, headline: 'It holds, as long as nothing happens.' },
    { label: 'Reactive', from: 40, headline: 'Your IT works. It waits to be told.' },
    { label: 'Managed', from: 65, headline: 'Somebody is steering. Now close the gaps.' },
    { label: 'Forged', from: 85, headline: 'Well built. Keep hammering.' },
  ],
  disclaimer:
    'This is a working paper out of your own answers, a conversation starter and not an audit or a certification.',
};
