import type { Remote } from '@site/shell/remote';

/** What visitors can try out: security tools and assessments. */
export default {
  name: 'mf_tools',
  areas: ['/tools', '/assessments'],
  pages: [
    { path: '/tools', expose: './ToolsPage' },
    { path: '/tools/password-strength', expose: './PasswordPage' },
    { path: '/tools/:slug', expose: './ComingToolPage' },
    { path: '/assessments/:slug', expose: './AssessmentPage' },
  ],
} satisfies Remote as Remote;
