import { initialMapping } from '../mapping/localFields';
import { planContact } from './planContact';

const local = {
  changedAt: 0,
  hasLead: true,
  silent: new Set<never>(),
  isUpdateOnly: false,
  values: {
    firstName: 'Dana',
    lastName: 'Reyes',
    company: '',
    phone: '',
    stage: 'qualified',
    owner: '',
    priority: 'high',
    value: '5000',
    score: '10',
    service: '',
    message: '',
    channel: '',
    campaign: '',
    landingPage: '',
    marketingCookies: '',
    lastInquiry: '',
    nextMeeting: '',
    newsletter: '',
    assessment: '',
    assessmentScore: '',
  },
};

test('a contact that was deleted in HubSpot clears nothing here, and is written again', () => {
  const base = { website_value: { local: '5000', remote: '5000' } };
  const owners = { idOf: new Map(), emailOf: new Map() };
  const plan = planContact({ mapping: initialMapping, local, remote: undefined, base, owners });
  expect(plan.pulls).toEqual({});
  expect(plan.writes).toMatchObject({ website_value: '5000', website_priority: 'high' });
});
