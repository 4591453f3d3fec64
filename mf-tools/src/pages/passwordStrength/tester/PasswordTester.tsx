import { Button, below, LiveRegion, styled, VisuallyHidden } from '@site/shell/kit';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { STRONG, WEAK } from '../strength/examples';
import { AttackDurations } from './AttackDurations';
import { PersonalWordsField } from './PersonalWordsField';
import { SegmentedPasswordField } from './SegmentedPasswordField';
import { StrengthFindings } from './StrengthFindings';
import { strengthAnnouncement } from './strengthAnnouncement';
import type { PasswordTest } from './usePasswordStrength';
import { useSettledText } from './useSettledText';

/** The password field with its analysis below. */
export function PasswordTester({ test, isHidden, onHide }: PasswordTesterProps) {
  const announcement = useSettledText(strengthAnnouncement(test));
  return (
    <Styles role="group" aria-label="Password test">
      <div className="top">
        <label htmlFor="password">Password to test</label>
        <div className="try">
          <span aria-hidden="true">Try</span>
          <Button tone="text" size="small" onClick={() => test.showExample(WEAK)}>
            <VisuallyHidden>Try </VisuallyHidden>a weak one
          </Button>
          <Button tone="text" size="small" onClick={() => test.showExample(STRONG)}>
            <VisuallyHidden>Try </VisuallyHidden>a strong one
          </Button>
          <Button tone="line" size="small" className="eye" onClick={onHide}>
            {isHidden ? <Eye aria-hidden /> : <EyeOff aria-hidden />}
            <span>
              {isHidden ? 'Show' : 'Hide'}
              <VisuallyHidden> the password</VisuallyHidden>
            </span>
          </Button>
        </div>
      </div>
      <SegmentedPasswordField test={test} isHidden={isHidden} />
      <noscript>
        <p className="plain">The test runs in your browser and needs JavaScript. Below you see an example.</p>
      </noscript>
      <div className={test.phase === 'measuring' ? 'results is-old' : 'results'}>
        <StrengthFindings test={test} isHidden={isHidden} />
        <AttackDurations guesses={test.strength?.guesses} />
      </div>
      <PersonalWordsField test={test} />
      <LiveRegion>{announcement}</LiveRegion>
    </Styles>
  );
}

interface PasswordTesterProps {
  test: PasswordTest;
  isHidden: boolean;
  onHide: () => void;
}

const Styles = styled('div')`
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  box-shadow: var(--sh-sheet);
  overflow: clip;
  .top {
    display: flex;
    align-items: center;
    gap: 10px 20px;
    flex-wrap: wrap;
    padding: 14px 28px;
    border-bottom: 1px solid var(--line);
  }
  .top label {
    font-weight: 600;
    color: var(--ink);
    margin-right: auto;
  }
  .try {
    display: flex;
    align-items: center;
    gap: 4px 8px;
    flex-wrap: wrap;
    font-size: 0.9375rem;
    color: var(--muted);
  }
  .try .eye {
    margin-left: 8px;
    padding-inline: 12px;
    gap: 8px;
  }
  .try .eye svg {
    width: 16px;
    height: 16px;
  }
  .plain {
    padding: 14px 28px;
    border-top: 1px solid var(--line);
    color: var(--ink);
  }
  .results {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.62fr);
    border-top: 1px solid var(--line-2);
    transition: opacity 0.2s 0.2s;
  }
  .results.is-old {
    opacity: 0.55;
  }
  @media ${below.laptop} {
    .results {
      grid-template-columns: 1fr;
    }
  }
  @media ${below.phone} {
    border-inline: 0;
    border-radius: 0;
    .top,
    .plain {
      padding-inline: 16px;
    }
    .top label {
      flex-basis: 100%;
    }
    .try {
      width: 100%;
    }
    .try .eye {
      margin-left: auto;
    }
  }
`;
