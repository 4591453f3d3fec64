import type { Remote } from '@site/shell/remote';
import { screens } from './screens';

/** The team's workbench. Every screen is listed once, in `screens.ts`. */
export default {
  name: 'mf_admin',
  areas: ['/admin', '/password-reset', '/password-reset-mfa'],
  pages: [
    ...screens.map(({ path, expose }) => ({ path, expose, frame: 'workbench' as const, isPrivate: true })),
    { path: '/password-reset', expose: './PasswordResetPage', frame: 'bare', isPrivate: true },
    { path: '/password-reset-mfa', expose: './PasswordResetPage', frame: 'bare', isPrivate: true },
  ],
} satisfies Remote as Remote;
