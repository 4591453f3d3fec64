import { tools } from '@site/shell/paths';
import type { Remote } from '@site/shell/remote';

const group = 'Tools and assessments';

/** What visitors can try out: security tools and assessments. */
export default {
  name: 'mf_tools',
  pages: [
    { path: '/tools', expose: './ToolsPage', label: 'Tools', group },
    { path: '/tools/password-strength', expose: './PasswordPage', label: 'Password Strength', group },
    {
      path: '/tools/:slug',
      expose: './ComingToolPage',
      label: 'Tool in the workshop',
      group,
      entries: tools.filter(({ slug }) => slug !== 'password-strength'),
    },
    {
      path: '/assessments/:slug',
      expose: './AssessmentPage',
      label: 'Assessment',
      group,
      entries: [
        { slug: 'BusinessTechCheck', label: 'Business Technology Assessment' },
        { slug: 'healthcare-security', label: 'Healthcare Security Assessment' },
      ],
    },
  ],
} satisfies Remote as Remote;
