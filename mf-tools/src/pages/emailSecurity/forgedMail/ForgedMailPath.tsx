import type { ForgedDelivery, ForgedMessage } from '@site/api/tools/scans/contract';
import { ResultSection } from '../../../scans/result/ResultSection';
import { Tabs } from '../../../scans/result/Tabs';
import { ForgedMailPathStyles } from './ForgedMailPathStyles';
import { HorizontalPath } from './HorizontalPath';
import { VerticalPath } from './VerticalPath';

/** The path of a forged email with the current and the proposed records, as a diagram and as a list of checks. */
export function ForgedMailPath({ forgeries }: { forgeries: readonly ForgedMessage[] }) {
  return (
    <ResultSection
      background="night"
      title="What happens to a fake email"
      intro="A criminal sends an email as your bookkeeper: “Please use the new account.” Three checks stand between that email and the inbox."
    >
      <ForgedMailPathStyles>
        <Tabs
          label="What is spoofed"
          tabs={forgeries.map((forgery) => ({
            name: NAMES[forgery.kind],
            content: <Path forgery={forgery} />,
          }))}
        />
      </ForgedMailPathStyles>
    </ResultSection>
  );
}

const NAMES: Record<ForgedMessage['kind'], string> = {
  exact: 'Your domain',
  subdomain: 'A subdomain',
  lookalike: 'A look-alike',
};

function Path({ forgery: { today, after } }: { forgery: ForgedMessage }) {
  return (
    <>
      <p className="from">
        From <code>{today.from}</code>
      </p>
      <svg className="is-long" viewBox="0 -16 1200 490" aria-hidden="true">
        {CHECKS.map(({ x, name, question }) => (
          <g key={name}>
            <path className="axis" d={`M${x} 34V440`} />
            <text x={x} y="0" className="name" textAnchor="middle">
              {name}
            </text>
            <text x={x} y="22" className="source" textAnchor="middle">
              {question}
            </text>
          </g>
        ))}
        <HorizontalPath delivery={today} title="Today" y={150} />
        <path className="rim" d="M0 252H1200" opacity=".5" />
        <HorizontalPath delivery={after} title="After the fix" y={364} />
      </svg>
      <svg className="is-tall" viewBox="0 0 328 560" aria-hidden="true">
        <VerticalPath delivery={today} title="Today" x={44} />
        <path className="rim" d="M160 10V550" opacity=".5" />
        <VerticalPath delivery={after} title="After the fix" x={216} />
      </svg>
      <div className="sentences">
        <PathDescription title="Today" delivery={today} />
        <PathDescription title="After the fix" delivery={after} />
      </div>
    </>
  );
}

function PathDescription({ title, delivery }: { title: string; delivery: ForgedDelivery }) {
  return (
    <div>
      <p>
        <b>{title}:</b> {delivery.message}
      </p>
      <ol className="sr" aria-label={`The checks, ${title.toLowerCase()}`}>
        {(['spf', 'dkim', 'dmarc'] as const).map((name) => (
          <li key={name}>
            {name.toUpperCase()} {delivery[name].lets ? 'lets it pass' : 'blocks it'}:{' '}
            {delivery[name].message}. {delivery[name].why}
          </li>
        ))}
        <li>{END_TEXTS[delivery.ends]}</li>
      </ol>
    </div>
  );
}

const END_TEXTS: Record<ForgedDelivery['ends'], string> = {
  inbox: 'It reaches the inbox.',
  junk: 'It lands in the spam folder.',
  refused: 'It’s rejected and never delivered.',
  unknown: 'We don’t know where it ends up.',
};

const CHECKS = [
  { x: 330, name: 'SPF', question: 'Who may send?' },
  { x: 560, name: 'DKIM', question: 'Who signed it?' },
  { x: 800, name: 'DMARC', question: 'What does your DMARC policy say?' },
  { x: 1095, name: 'Delivery', question: 'Where does it land?' },
];
