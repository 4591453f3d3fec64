import { paths } from '@site/shell/paths';
import type { Remote } from '@site/shell/remote';
import { screens } from './screens';

/** The team's workbench, and the pages around its door. Every screen is listed once, in `screens.ts`. */
export default {
  name: 'mf_admin',
  areas: ['/admin', paths.passwordReset, paths.passwordResetMfa],
  pages: [
    { path: paths.admin.login, expose: './LoginScreen', frame: 'workbench', isPrivate: true },
    ...screens.map(({ path, expose }) => ({
      path,
      expose,
      layout: './WorkbenchLayout',
      frame: 'workbench' as const,
      isPrivate: true,
    })),
    { path: paths.passwordReset, expose: './PasswordResetPage', frame: 'bare', isPrivate: true },
    { path: paths.passwordResetMfa, expose: './PasswordResetPage', frame: 'bare', isPrivate: true },
  ],
} satisfies Remote as Remote;
