import { below, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { formatInteger } from '../../formatting/formatInteger';
import { NextStep } from '../../toolLayout/NextStep';
import { ToolLayout } from '../../toolLayout/ToolLayout';
import { ToolSection } from '../../toolLayout/ToolSection';
import { PasswordTool } from './PasswordTool';
import { PassphraseGenerator } from './passphrase/PassphraseGenerator';
import { WORD_LIST_SIZE } from './strength/phraseStrength';

/** The password tool: strength, breach check and passphrase generator. */
export function PasswordPage() {
  return (
    <ToolLayout
      title="How strong is your password?"
      searchTitle="Password Strength: how fast can it be cracked?"
      description="See how fast attackers can guess a password, and why. The test runs in your browser and sends nothing."
      lead="Type a password and see which parts attackers guess first and how long it lasts. Your password never leaves this browser."
      path={paths.tool('password-strength')}
      breadcrumbs={[{ label: 'Tools', to: paths.tools }]}
      label="Password Strength"
    >
      <PasswordTool />
      <ToolSection background="sand" aria-labelledby="phrase">
        <div className="wrap">
          <Opening>
            <h2 id="phrase">Use a passphrase instead</h2>
            <p>
              Your browser picks six random words from a list of {formatInteger(WORD_LIST_SIZE)}. Long
              passphrases are hard to crack and easy to remember.
            </p>
          </Opening>
          <PassphraseGenerator />
        </div>
      </ToolSection>
      <ToolSection ruled="edges">
        <div className="wrap">
          <NextStep
            title="Stop worrying about your team’s passwords"
            to={`${paths.contact}?service=cybersecurity`}
            bookTo={paths.bookingsAbout('password-strength')}
            label="Contact us"
            more={{ to: paths.industryService('identity-security'), label: 'Identity Security' }}
          >
            We set up MFA, passkeys, a company password manager and sign-in rules in Microsoft 365 and Entra
            ID or Google Workspace.
          </NextStep>
        </div>
      </ToolSection>
    </ToolLayout>
  );
}

export { PasswordPage as Component };

const Opening = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 24em);
  gap: 12px 40px;
  align-items: end;
  margin-bottom: clamp(24px, 3vw, 44px);
  h2 {
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    letter-spacing: -0.04em;
  }
  p {
    text-wrap: balance;
  }
  @media ${below.phone} {
    grid-template-columns: 1fr;
  }
`;
