import { ArrowLink, Button, below, styled, useHydrated } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import Printer from 'lucide-react/icons/printer';
import type { Industry } from './content/Industry';

/** A checklist that looks like the printed page; printing prints nothing else. Beside it, the assessment that fits. */
export function Checklist({ slug, checklist }: Pick<Industry, 'slug' | 'checklist'>) {
  const isHydrated = useHydrated();
  const assessment = slug === 'healthcare' ? HEALTHCARE : GENERAL;
  return (
    <Styles aria-labelledby="checklist">
      <div className="wrap sides">
        <div className="words">
          <h2 id="checklist">Checklist: {checklist.title}</h2>
          <p>Print it and use it. No sign-up needed.</p>
          <Button
            tone="navy"
            className={isHydrated ? undefined : 'is-waiting'}
            onClick={() => window.print()}
          >
            <Printer size={20} aria-hidden />
            Print the checklist
          </Button>
          <p className="check">
            <ArrowLink to={assessment.to}>Take the free {assessment.label}</ArrowLink>
          </p>
          <p className="small">General information. Ask your attorney about your situation.</p>
        </div>
        <div className="paper">
          <p className="top">
            <b>{checklist.title}</b>
            <span className="note">Date ______</span>
          </p>
          <ol>
            {checklist.items.map((item) => (
              <li key={item}>
                <i aria-hidden="true" />
                {item}
              </li>
            ))}
          </ol>
        </div>
      </div>
    </Styles>
  );
}

const GENERAL = { to: paths.businessTechCheck, label: 'Business Technology Assessment' };
const HEALTHCARE = { to: paths.healthcareSecurity, label: 'Healthcare Security Assessment' };

const Styles = styled('section')`
  padding-block: clamp(64px, 6vw, 96px);
  background: var(--sand);
  border-block: 1px solid rgba(90, 70, 40, 0.18);
  overflow: clip;
  .sides {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 32px;
    align-items: center;
  }
  h2 {
    font-size: var(--fs-h2);
    letter-spacing: -0.04em;
    max-width: 9em;
  }
  .words p {
    margin: 18px 0 24px;
    max-width: var(--measure-narrow);
  }
  .words .check {
    margin: 14px 0 0;
  }
  .words .small {
    margin: 14px 0 0;
    font-size: 0.875rem;
    color: var(--muted);
  }
  .is-waiting {
    visibility: hidden;
  }
  .paper {
    margin-bottom: calc(-1 * clamp(64px, 6vw, 96px) - 40px);
    padding: 30px 34px 72px;
    background: var(--white);
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell) var(--r-cell) 0 0;
    box-shadow: var(--sh-float);
  }
  .top {
    display: flex;
    justify-content: space-between;
    align-items: baseline;
    gap: 16px;
    padding-bottom: 12px;
    border-bottom: 1.5px solid var(--navy);
  }
  .top b {
    font-size: 1.375rem;
    line-height: 1.2;
    letter-spacing: -0.028em;
    color: var(--ink);
    font-weight: 550;
  }
  .top .note {
    white-space: nowrap;
  }
  li {
    display: grid;
    grid-template-columns: 22px 1fr;
    gap: 14px;
    padding: 13px 0;
    border-bottom: 1px solid var(--line);
    color: var(--ink);
    font-size: 1rem;
    line-height: 1.4;
  }
  li i {
    width: 20px;
    height: 20px;
    margin-top: 1px;
    border: 1.5px solid var(--navy);
    border-radius: 3px;
  }
  @media ${below.tablet} {
    .sides {
      grid-template-columns: 1fr;
    }
    .paper {
      margin-top: 12px;
    }
  }
  @media ${below.phone} {
    .paper {
      padding: 22px 20px 64px;
    }
  }
  @media print {
    padding: 0;
    border: 0;
    background: none;
    .words {
      display: none;
    }
    .sides {
      display: block;
    }
    .paper {
      margin: 0;
      border: 0;
      box-shadow: none;
    }
    body:has(&) *:not(&, & *):not(:has(&)) {
      display: none;
    }
  }
`;
