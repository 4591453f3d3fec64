import { below, Section, styled } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { useState } from 'react';
import { InstrumentPage } from '../parts/InstrumentPage';
import { NextStep } from '../parts/NextStep';
import { TitleBlock } from '../parts/TitleBlock';
import { Bench } from './Bench';
import { BreachCheck } from './BreachCheck';
import { CrackReplay } from './CrackReplay';
import { WEAK } from './examples';
import { PhraseMaker } from './PhraseMaker';
import { LIST_SIZE } from './passphrase';
import { useStrength } from './useStrength';

/** The password instrument: how long one would hold, why, whether it has leaked, and a better one. */
export function PasswordPage() {
  const bench = useStrength();
  const [isHidden, setHidden] = useState(false);
  const shownStrength = bench.isMeasured && bench.strength ? bench.strength : WEAK.strength;
  const isExample = shownStrength === WEAK.strength;
  return (
    <InstrumentPage
      title="How long would it hold?"
      searchTitle="Password Strength: how long would it hold?"
      description="See what a password is made of and how long it holds at four attack speeds. Runs in your browser."
      lead="Cut a password open and see what it is made of: which parts anyone would guess, and how many guesses that leaves."
      path={paths.tool('password-strength')}
      crumbs={[{ label: 'Tools', to: paths.tools }]}
      label="Password Strength"
    >
      <Test className="ruled edges" aria-label="Password test">
        <div className="wrap">
          <Bench bench={bench} isHidden={isHidden} onHide={() => setHidden(!isHidden)} />
          <div className="facts">
            <TitleBlock items={FACTS} />
          </div>
        </div>
      </Test>
      <CrackReplay
        strength={shownStrength}
        isHidden={isHidden && !isExample}
        isStandIn={isExample && bench.password !== WEAK.password}
      />
      <Band ruled="edges" aria-labelledby="breach">
        <div className="wrap">
          <BreachCheck password={bench.password} isHidden={isHidden} />
        </div>
      </Band>
      <Band ground="sand" aria-labelledby="phrase">
        <div className="wrap">
          <Opening>
            <h2 id="phrase">Six words hold longer</h2>
            <p>
              Picked by your browser’s random generator from a list of {LIST_SIZE.toLocaleString('en-US')}.
              Make up a picture that links them and you will have it by lunch.
            </p>
          </Opening>
          <PhraseMaker />
        </div>
      </Band>
      <Band ruled="edges">
        <div className="wrap">
          <NextStep
            title="Passwords stop being a worry when people stop carrying them"
            to={`${paths.contact}?service=cybersecurity`}
            label="Talk it over"
            more={{ to: paths.industryService('identity-security'), label: 'Identity Security' }}
          >
            Sign-in rules, a shared password manager and a second factor that does not annoy anyone: that is
            the work we do for firms.
          </NextStep>
        </div>
      </Band>
    </InstrumentPage>
  );
}

export { PasswordPage as Component };

const FACTS = [
  { term: 'Runs in', says: 'This browser, nowhere else' },
  { term: 'Keeps', says: 'Nothing. Leave the page and it is gone' },
  { term: 'Sends', says: 'Five characters of a hash, only if you ask' },
  { term: 'Measured by', says: 'zxcvbn estimate, four attack speeds' },
];

const Test = styled('section')`
  padding-bottom: clamp(56px, 6.4vw, 96px);
  .facts {
    margin-top: 20px;
  }
  @media ${below.phone} {
    .wrap {
      width: 100%;
    }
    .facts {
      margin-inline: 16px;
    }
  }
`;

const Band = styled(Section)`
  padding-block: clamp(56px, 6.4vw, 104px);
`;

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
