import { ToolSection } from '../../../toolLayout/ToolSection';
import type { Analysis, Hop } from '../analysis/Analysis';
import type { PhishingCheck } from '../input/usePhishingCheck';
import { AnalysisDetailsStyles } from './AnalysisDetailsStyles';

/** Details of the analysis: URL parts, sender domains, hops and link targets. */
export function AnalysisDetails({ table, reading }: { table: PhishingCheck; reading: Analysis }) {
  const { parts, routes, hops, links, notes } = reading;
  if (parts.length + hops.length + links.length + notes.length === 0 && !routes) return null;
  return (
    <ToolSection ruled="edges" aria-labelledby="behind">
      <AnalysisDetailsStyles className="wrap">
        <h2 id="behind">{parts.length > 0 ? 'Parts of the link' : 'Where it came from and where it goes'}</h2>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        {parts.length > 0 && <Parts reading={reading} />}
        {routes && <Routes routes={routes} />}
        {reading.checkers[0] && <Trust checker={reading.checkers[0]} table={table} />}
        {hops.length > 0 && <Hops hops={hops} />}
        {links.length > 0 && parts.length === 0 && <Links reading={reading} />}
      </AnalysisDetailsStyles>
    </ToolSection>
  );
}

const Parts = ({ reading: { parts } }: { reading: Analysis }) => (
  <ol className="parts" aria-label="Parts of the address">
    {parts.map(({ name, text }) => (
      <li key={name} className={`is-${name}`}>
        <code>{text}</code>
        <b>{PARTS[name].name}</b>
        <span>{PARTS[name].message}</span>
      </li>
    ))}
  </ol>
);

const PARTS = {
  scheme: { name: 'How', message: 'The protocol.' },
  user: { name: 'Text before @', message: 'It has no effect.' },
  subdomain: { name: 'In front', message: 'The owner chooses this, so it proves nothing.' },
  domain: { name: 'The owner', message: 'Someone registered this domain.' },
  suffix: { name: 'Ending', message: 'The top-level domain.' },
  port: { name: 'Door', message: 'Most links have none.' },
  path: { name: 'Page', message: 'The owner chooses this.' },
  query: { name: 'Sent along', message: 'Data for the page.' },
  fragment: { name: 'Place', message: 'Stays in the browser.' },
} as const;

const Routes = ({ routes }: { routes: NonNullable<Analysis['routes']> }) => (
  <dl className="routes">
    {[
      { term: 'Claims to be from', message: routes.from },
      { term: 'Replies go to', message: routes.replyTo || routes.from },
      { term: 'Bounces go to', message: routes.returnPath },
    ].map(({ term, message }) => (
      <div
        key={term}
        className={domainOf(message) === domainOf(routes.from) || !message ? undefined : 'is-other'}
      >
        <dt>{term}</dt>
        <dd>{message || 'not said'}</dd>
      </div>
    ))}
  </dl>
);

const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

const Trust = ({ checker, table }: { checker: string; table: PhishingCheck }) => (
  <label className="trust">
    <input
      type="checkbox"
      checked={table.trusted === checker}
      disabled={table.isExample}
      onChange={({ target }) => table.trust(target.checked ? checker : '')}
    />
    <span>
      <b>{checker}</b> is my own email service, so I trust its checks of the sender. Anyone else could fake
      that line.
    </span>
  </label>
);

const Hops = ({ hops }: { hops: Hop[] }) => (
  <ol className="hops" aria-label="Route, according to the email">
    {hops.map(({ from, by, time, took, oddity }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a hop has no other name than its place
      <li key={index}>
        <span className="bal" aria-hidden="true">
          {index + 1}
        </span>
        <p>
          <code>{from || 'unnamed'}</code> sent it to <code>{by || 'unnamed'}</code>
          {oddity && <strong>{oddity}</strong>}
        </p>
        <em>
          {time ? `${time.slice(0, 10)} ${time.slice(11, 19)} UTC` : 'no time'}
          {took !== undefined && <b>{duration(took)}</b>}
        </em>
      </li>
    ))}
  </ol>
);

function duration(seconds: number): string {
  const size = Math.abs(seconds);
  const text =
    size < 90 ? `${size} s` : size < 5_400 ? `${Math.round(size / 60)} min` : `${Math.round(size / 3_600)} h`;
  return `${seconds < 0 ? '−' : '+'}${text}`;
}

const Links = ({ reading: { links } }: { reading: Analysis }) => (
  <ul className="links" aria-label="Links, safe to copy">
    {links.slice(0, 40).map(({ text, leads, points }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a link has no other name than its place
      <li key={index}>
        <span>says {text && text !== leads ? `“${text}”` : 'nothing'}</span>
        <code>{leads}</code>
        <em>{points ? `+${points}` : 'no signs'}</em>
      </li>
    ))}
  </ul>
);
