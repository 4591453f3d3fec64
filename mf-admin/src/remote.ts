import type { Remote } from '@site/shell/remote';
import { screens } from './screens';

/** The team's workbench. Every screen is listed once, in `screens.ts`. */
export default {
  name: 'mf_admin',
  areas: ['/admin', '/password-reset', '/password-reset-mfa'],
  pages: [
    ...screens.map(({ path, expose }) => ({ path, expose, frame: 'workbench' as const })),
    { path: '/password-reset', expose: './PasswordResetPage', frame: 'bare' },
    { path: '/password-reset-mfa', expose: './PasswordResetPage', frame: 'bare' },
  ],
} satisfies Remote as Remote;
