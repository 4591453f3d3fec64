import { below, styled } from '@site/shell/kit';
import { useState } from 'react';
import { FactList } from '../../toolLayout/FactList';
import { ToolSection } from '../../toolLayout/ToolSection';
import { BreachCheck } from './breachCheck/BreachCheck';
import { CrackReplay } from './crackReplay/CrackReplay';
import { WEAK } from './strength/examples';
import { PasswordTester } from './tester/PasswordTester';
import { usePasswordStrength } from './tester/usePasswordStrength';

/** The password test, the crack replay and the breach check. */
export function PasswordTool() {
  const test = usePasswordStrength();
  const [isHidden, setHidden] = useState(false);
  const shownStrength = test.isMeasured && test.strength ? test.strength : WEAK.strength;
  const isExample = shownStrength === WEAK.strength;
  return (
    <>
      <Test className="ruled edges" aria-label="Password test">
        <div className="wrap">
          <PasswordTester test={test} isHidden={isHidden} onHide={() => setHidden(!isHidden)} />
          <div className="facts">
            <FactList items={FACTS} />
          </div>
        </div>
      </Test>
      <CrackReplay
        strength={shownStrength}
        isHidden={isHidden && !isExample}
        isExample={isExample && test.password !== WEAK.password}
      />
      <ToolSection ruled="edges" aria-labelledby="breach">
        <div className="wrap">
          <BreachCheck password={test.password} isHidden={isHidden} />
        </div>
      </ToolSection>
    </>
  );
}

const FACTS = [
  { term: 'Runs in', text: 'This browser, nowhere else' },
  { term: 'Keeps', text: 'Nothing. It’s gone when you leave the page' },
  { term: 'Sends', text: 'Five characters of a hash, only if you check for leaks' },
  { term: 'Measured by', text: 'zxcvbn estimate, four attack speeds' },
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
