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
      title="How long would it hold?"
      searchTitle="Password Strength: how long would it hold?"
      description="See what a password is made of and how long it holds at four attack speeds. Runs in your browser."
      lead="Cut a password open and see what it is made of: which parts anyone would guess, and how many guesses that leaves."
      path={paths.tool('password-strength')}
      breadcrumbs={[{ label: 'Tools', to: paths.tools }]}
      label="Password Strength"
    >
      <PasswordTool />
      <ToolSection background="sand" aria-labelledby="phrase">
        <div className="wrap">
          <Opening>
            <h2 id="phrase">Six words hold longer</h2>
            <p>
              Picked by your browser’s random generator from a list of {formatInteger(WORD_LIST_SIZE)}. Make
              up a picture that links them and you will have it by lunch.
            </p>
          </Opening>
          <PassphraseGenerator />
        </div>
      </ToolSection>
      <ToolSection ruled="edges">
        <div className="wrap">
          <NextStep
            title="Passwords stop being a worry when people stop carrying them"
            to={`${paths.contact}?service=cybersecurity`}
            bookTo={paths.bookingsAbout('password-strength')}
            label="Talk it over"
            more={{ to: paths.industryService('identity-security'), label: 'Identity Security' }}
          >
            Sign-in rules, a shared password manager and a second factor that does not annoy anyone: that is
            the work we do for firms.
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
