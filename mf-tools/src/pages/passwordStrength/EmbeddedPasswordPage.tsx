import { paths } from '@site/shell/paths';
import { EmbeddedToolLayout } from '../../embedding/EmbeddedToolLayout';
import { PasswordTool } from './PasswordTool';

/** The password tool, embedded in another site. Its canonical URL is the tool's own page. */
export function EmbeddedPasswordPage() {
  return (
    <EmbeddedToolLayout
      title="Password Strength"
      description="See what a password is made of and how long it holds at four attack speeds. Runs in your browser."
      path={paths.tool('password-strength')}
    >
      <PasswordTool />
    </EmbeddedToolLayout>
  );
}

export { EmbeddedPasswordPage as Component };
