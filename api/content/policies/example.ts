import type { Policy, PolicyDraft, PolicyVersionInfo, PolicyVersionText } from './contract';

const versionInfo: PolicyVersionInfo = {
  version: 2,
  effective: '2026-11-22',
  inShort: ['You can book a meeting here now.'],
  counselOn: null,
};

/** A policy in its second version, as its page gets it. */
export function examplePolicy(part: Partial<Policy> = {}): Policy {
  return {
    ...versionInfo,
    slug: 'privacy-policy',
    title: 'Privacy Policy',
    lead: 'What we collect, and why.',
    description: 'What this website collects, why, how long it is kept, and who sees it. In plain words.',
    sections: [
      { id: 'section-keeping', title: 'Keeping', html: '<p>Emails stay 7 days here.</p>' },
      { id: 'section-meetings', title: 'Meetings', html: '<p>We ask for your name.</p>' },
    ],
    versions: [versionInfo, { ...versionInfo, version: 1, effective: '2026-11-20', inShort: [] }],
    ...part,
  };
}

/** The text of its versions, for comparison. */
export function examplePolicyVersionText(version: number): PolicyVersionText {
  const keeping = (line: string) => ({ id: 'section-keeping', title: 'Keeping', lines: [line] });
  const meetings = { id: 'section-meetings', title: 'Meetings', lines: ['We ask for your name.'] };
  return version === 1
    ? { ...versionInfo, version, sections: [keeping('Emails stay 30 days here.')] }
    : { ...versionInfo, version, sections: [keeping('Emails stay 7 days here.'), meetings] };
}

/** The draft of a policy that can be published. */
export function examplePolicyDraft(part: Partial<PolicyDraft> = {}): PolicyDraft {
  return {
    slug: 'accessibility',
    title: 'Accessibility',
    lead: 'What works for everybody, and what does not.',
    description:
      'What we do so that everybody can use this website, and whom to tell where it does not work.',
    markdown:
      '## What works\n\nEvery page can be used with the keys alone.\n\n- Nothing blinks\n- Nothing ends\n',
    inShort: '',
    effective: '',
    asksAgain: false,
    counsel: null,
    ...part,
  };
}
