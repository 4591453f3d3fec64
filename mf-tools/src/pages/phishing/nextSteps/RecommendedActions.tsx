import { below, styled, useHydrated, useSettings } from '@site/shell/kit';
import { CopyButton } from '../../../clipboard/CopyButton';
import { ToolSection } from '../../../toolLayout/ToolSection';
import type { Analysis } from '../analysis/Analysis';
import { ContactOffer } from './ContactOffer';
import { reportText } from './reportText';

/** Recommended actions by verdict, with the defanged link and a text report to pass on. */
export function RecommendedActions({ reading, isExample }: { reading: Analysis; isExample: boolean }) {
  const { phone, phoneHref } = useSettings();
  const isHydrated = useHydrated();
  const worst = reading.links.reduce<Analysis['links'][number] | undefined>(
    (most, one) => (one.points > (most?.points ?? -1) ? one : most),
    undefined,
  );
  const report = reportText(reading);
  return (
    <ToolSection ruled="edges" aria-labelledby="now">
      <Styles className="wrap">
        <div className="opening">
          <h2 id="now">What to do now</h2>
          <p>Follow these steps in order. You don’t need an expert.</p>
        </div>
        <ol className="steps">
          {STEPS[reading.verdict].map(({ title, text }, index) => (
            <li key={title}>
              <span className="bal" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{title}</h3>
              <p>
                {text}
                {index === 2 && (
                  <>
                    {' '}
                    Or call us: <a href={phoneHref}>{phone}</a>. You won’t be in trouble.
                  </>
                )}
              </p>
            </li>
          ))}
        </ol>
        {worst && (
          <div className="harmless">
            <div>
              <p>Safe version of the link, for your report</p>
              <code>{worst.leads}</code>
            </div>
            {isHydrated && <CopyButton text={worst.leads} label="Copy safe link" />}
          </div>
        )}
        <div className="harmless">
          <details>
            <summary>Report for your IT team, as text without links</summary>
            <pre>{report}</pre>
          </details>
          {isHydrated && <CopyButton text={report} label="Copy report" />}
        </div>
        <div className="on">
          <ContactOffer reading={reading} isExample={isExample} />
        </div>
      </Styles>
    </ToolSection>
  );
}

const STEPS = {
  dangerous: [
    {
      title: 'Don’t reply and don’t pay',
      text: 'Call the person it claims to be from on a number you already have, not the one in the email.',
    },
    {
      title: 'Report it, then delete it',
      text: 'Use the report button in Outlook or Gmail, so the next one gets blocked for everyone.',
    },
    {
      title: 'Someone clicked? Tell us now',
      text: 'Change that password from another device and tell your IT team.',
    },
  ],
  suspicious: [
    {
      title: 'Don’t click the link',
      text: 'Use your own bookmark, or type the address yourself.',
    },
    {
      title: 'Call someone you know',
      text: 'Call the sender, or email an address you already had. Don’t reply to this message.',
    },
    { title: 'Not sure? Ask someone', text: 'Copy the report below and send it to your IT team.' },
  ],
  nothing: [
    {
      title: 'Check what it asks for',
      text: 'If it wants money, a password, a code or a file opened, confirm by phone first.',
    },
    {
      title: 'Check the full email',
      text: 'The text alone shows little. Save the email as .eml and drop it here to check the sender and the route.',
    },
    {
      title: 'Trust your instincts',
      text: 'This tool knows patterns, but you know the sender. Ask someone before you act.',
    },
  ],
} as const;

const Styles = styled('div')`
  .opening {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    gap: 12px 40px;
    align-items: end;
    margin-bottom: clamp(20px, 2.6vw, 36px);
  }
  h2 {
    font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);
    letter-spacing: -0.04em;
  }
  .steps {
    display: grid;
    grid-template-columns: repeat(3, minmax(0, 1fr));
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
  }
  .steps li {
    padding: 22px 26px 26px;
    border-left: 1px solid var(--line);
  }
  .steps li:first-of-type {
    border-left: 0;
  }
  .bal {
    display: inline-grid;
    place-items: center;
    width: 26px;
    height: 26px;
    border: 1.25px solid var(--navy);
    border-radius: 50%;
    font: 600 0.8125rem / 1 var(--mono);
    color: var(--navy);
  }
  h3 {
    font-size: 1.375rem;
    margin-top: 14px;
    line-height: 1.15;
  }
  .steps p {
    margin-top: 8px;
    font-size: 1rem;
    line-height: 1.5;
  }
  .harmless {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 12px;
    align-items: center;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--sheet);
    padding: 16px 20px;
    margin-top: 18px;
  }
  .harmless p,
  summary {
    font-size: 0.9375rem;
    color: var(--muted);
  }
  summary {
    min-height: 28px;
    cursor: pointer;
  }
  code,
  pre {
    font: 450 0.9375rem / 1.5 var(--mono);
    letter-spacing: -0.02em;
    color: var(--ink);
    overflow-wrap: anywhere;
    white-space: pre-wrap;
  }
  .on {
    margin-top: 18px;
  }
  .harmless svg {
    width: 16px;
    height: 16px;
  }
  @media ${below.phone} {
    .opening,
    .steps,
    .harmless {
      grid-template-columns: minmax(0, 1fr);
    }
    .steps li {
      border-left: 0;
      border-top: 1px solid var(--line);
      display: grid;
      grid-template-columns: 26px minmax(0, 1fr);
      gap: 0 14px;
    }
    .steps li:first-of-type {
      border-top: 0;
    }
    h3 {
      margin: 0;
    }
    .steps p {
      grid-column: 2;
    }
  }
`;
