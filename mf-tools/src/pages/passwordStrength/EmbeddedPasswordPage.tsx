import { paths } from '@site/shell/paths';
import { EmbeddedToolLayout } from '../../embedding/EmbeddedToolLayout';
import { PasswordTool } from './PasswordTool';

/** The password tool, embedded in another site. Its canonical URL is the tool's own page. */
export function EmbeddedPasswordPage() {
  return (
    <EmbeddedToolLayout
      title="Password Strength"
      description="See how fast attackers can guess a password, and why. The test runs in your browser and sends nothing."
      path={paths.tool('password-strength')}
    >
      <PasswordTool />
    </EmbeddedToolLayout>
  );
}

export { EmbeddedPasswordPage as Component };
