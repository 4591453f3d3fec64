import { paths } from '@site/shell/paths';
import type { Remote } from '@site/shell/remote';
import { addressesOf, screens } from './screens';

/** The team's workbench, and the pages around its door. Every screen is listed once, in `screens.ts`. */
export default {
  name: 'mf_admin',
  pages: [
    {
      path: paths.admin.login,
      expose: './LoginScreen',
      label: 'Sign in',
      frame: 'workbench',
      isPrivate: true,
    },
    ...screens.flatMap(addressesOf).map(({ path, expose, label }) => ({
      path,
      expose,
      label,
      layout: './WorkbenchLayout',
      frame: 'workbench' as const,
      isPrivate: true,
    })),
    ...[paths.passwordReset, paths.passwordResetMfa].map((path) => ({
      path,
      expose: './PasswordResetPage',
      label: 'Password reset',
      frame: 'bare' as const,
      isPrivate: true,
    })),
  ],
} satisfies Remote as Remote;
