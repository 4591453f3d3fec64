import { assessments } from '@site/shell/paths';
import type { Remote } from '@site/shell/remote';

const group = 'Tools and assessments';

/** Pages for frames on other sites. */
const EMBEDDED = { frame: 'bare', isListed: false } as const;

/** Security tools and assessments. */
export default {
  name: 'mf_tools',
  pages: [
    { path: '/tools', expose: './ToolsPage', label: 'Tools', group },
    { path: '/tools/password-strength', expose: './PasswordPage', label: 'Password Strength', group },
    { path: '/tools/email-security', expose: './EmailSecurityPage', label: 'Email Security', group },
    { path: '/tools/domain-security', expose: './DomainSecurityPage', label: 'Domain Security', group },
    { path: '/tools/phishing-detection', expose: './PhishingPage', label: 'Phishing Detection', group },
    { path: '/partners', expose: './PartnersPage', label: 'Partners', isListed: false },
    { path: '/r/:key', expose: './SharedResultPage', label: 'A shared result', isPrivate: true },
    {
      path: '/embedded/tools/password-strength',
      expose: './EmbeddedPasswordPage',
      label: 'Password Strength',
      ...EMBEDDED,
    },
    {
      path: '/embedded/tools/email-security',
      expose: './EmbeddedEmailSecurityPage',
      label: 'Email Security',
      ...EMBEDDED,
    },
    {
      path: '/embedded/tools/domain-security',
      expose: './EmbeddedDomainSecurityPage',
      label: 'Domain Security',
      ...EMBEDDED,
    },
    {
      path: '/embedded/tools/phishing-detection',
      expose: './EmbeddedPhishingPage',
      label: 'Phishing Detection',
      ...EMBEDDED,
    },
    {
      path: '/embedded/assessments/:slug',
      expose: './AssessmentPage',
      label: 'Assessment',
      ...EMBEDDED,
    },
    {
      path: '/assessments/:slug',
      expose: './AssessmentPage',
      label: 'Assessment',
      group,
      entries: [...assessments],
    },
  ],
} satisfies Remote as Remote;
