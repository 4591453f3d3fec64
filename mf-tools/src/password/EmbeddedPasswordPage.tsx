import { paths } from '@site/shell/paths';
import { EmbeddedPage } from '../parts/EmbeddedPage';
import { PasswordInstrument } from './PasswordInstrument';

/** The password instrument alone, for frames in other pages. Search engines are told of the tool's own page instead. */
export function EmbeddedPasswordPage() {
  return (
    <EmbeddedPage
      title="Password Strength"
      description="See what a password is made of and how long it holds at four attack speeds. Runs in your browser."
      path={paths.tool('password-strength')}
    >
      <PasswordInstrument />
    </EmbeddedPage>
  );
}

export { EmbeddedPasswordPage as Component };
