import { paths } from '@site/shell/paths';
import type { Remote } from '@site/shell/remote';
import { screens } from './screens';
import { routesOf } from './workbench/screen/Screen';

/** Pages that email links open, with and without the token in the path. */
const LINK_PAGES = [
  { path: paths.invite, expose: './InvitePage', label: 'Invitation' },
  { path: `${paths.invite}/:token`, expose: './InvitePage', label: 'Invitation' },
  { path: paths.passwordReset, expose: './PasswordResetPage', label: 'Password reset' },
  {
    path: paths.passwordResetMfa,
    expose: './PasswordResetMfaPage',
    label: 'Password reset, two-step sign-in',
  },
];

/** The workbench and the pages for signing in. Every screen is listed once, in `screens.ts`. */
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
    ...screens.flatMap(routesOf).map(({ path, expose, label }) => ({
      path,
      expose,
      label,
      layout: './WorkbenchLayout',
      frame: 'workbench' as const,
      isPrivate: true,
    })),
    {
      path: paths.admin.mfaSetup,
      expose: './MfaSetupScreen',
      label: 'Two-step sign-in',
      frame: 'workbench',
      isPrivate: true,
    },
    {
      path: `${paths.admin.home}/*`,
      expose: './UnknownPathScreen',
      label: 'Not found',
      layout: './WorkbenchLayout',
      frame: 'workbench',
      isPrivate: true,
    },
    ...LINK_PAGES.map(({ path, expose, label }) => ({
      path,
      expose,
      label,
      frame: 'sealed' as const,
      isPrivate: true,
    })),
  ],
} satisfies Remote as Remote;
