import { Button, below, styled } from '@site/shell/kit';
import { useState } from 'react';
import { BreachOutcome, type Outcome } from './BreachOutcome';
import { countBreaches } from './countBreaches';
import { HashDiagram } from './HashDiagram';

/** Checks on request whether a password is in known breaches; sends five characters of its hash. */
export function BreachCheck({ password, isHidden }: { password: string; isHidden: boolean }) {
  const [result, setResult] = useState<{ of: string; outcome: Outcome }>();
  const outcome = result?.of === password ? result.outcome : undefined;

  async function check() {
    if (password === '') return setResult({ of: password, outcome: 'empty' });
    setResult({ of: password, outcome: 'asking' });
    const found = await countBreaches(password);
    setResult((now) => (now?.of === password ? { of: password, outcome: found } : now));
  }

  return (
    <Styles>
      <div className="ask">
        <h2 id="breach">Has your password leaked?</h2>
        <p>
          A leaked password is weak, no matter how long it is. Your browser computes a hash of it, and only
          the first five characters are sent. Neither we nor the leak database see your password.
        </p>
        <Button onClick={check} aria-disabled={outcome === 'asking' || undefined}>
          {outcome === 'asking' ? 'Asking…' : 'Check for leaks'}
        </Button>
      </div>
      <div className="print">
        <HashDiagram password={password} isHidden={isHidden} />
      </div>
      <div className="outcome" role="status">
        {outcome !== undefined && outcome !== 'asking' && <BreachOutcome outcome={outcome} onRetry={check} />}
      </div>
    </Styles>
  );
}

const Styles = styled('div')`
  background: var(--sheet);
  border: 1px solid var(--line-2);
  border-radius: var(--r-cell);
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1.62fr);
  .ask {
    padding: 28px;
    border-right: 1px solid var(--line);
  }
  .ask h2 {
    font-size: var(--fs-h3);
  }
  .ask p {
    margin: 10px 0 20px;
    max-width: var(--measure);
  }
  .print {
    padding: 28px;
    align-self: center;
    min-width: 0;
  }
  .outcome {
    grid-column: 1 / -1;
  }
  .outcome > div {
    display: flex;
    gap: 8px 14px;
    align-items: flex-start;
    flex-wrap: wrap;
    border-top: 1px solid var(--line-2);
    padding: 18px 28px 20px;
  }
  .outcome p {
    flex: 1 1 20em;
    max-width: 46em;
    line-height: 1.5;
  }
  .outcome svg {
    margin-top: 2px;
  }
  @media ${below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    .ask {
      border-right: 0;
      border-bottom: 1px solid var(--line);
    }
  }
  @media ${below.small} {
    .ask,
    .print,
    .outcome > div {
      padding-inline: 16px;
    }
  }
`;
