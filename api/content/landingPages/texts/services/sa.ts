import type { ServiceTexts } from '../SubjectTexts';

export const content: ServiceTexts = {
  name: 'Security assessments',
  to: '/services/cybersecurity-risk-assessment',
  heading: 'What a security assessment gives you',
  lead: 'You get a ranked list of your risks in plain English, with an owner and a next step for each.',
  lines: [
    'We start with what your company can’t work without for a day.',
    'We read your settings with limited access and change nothing.',
    'Each risk gets a score for likelihood and impact, with the reason behind it.',
    'You get evidence you can show an auditor: dated screenshots, exports and logs.',
    'Interviews are short, and we ask how people really do the work.',
    'Page one lists five things to do first, and the appendix has the rest.',
    'If you accept a risk, we record who decided and when to review it.',
    'You can attach the report to a cyber insurance application or a client questionnaire.',
    'Six months later we go through the list again and show you what changed.',
  ],
};
