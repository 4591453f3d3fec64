import type { ConsentProof, SubscriberDetails } from '@site/api/audience/management/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, below, styled } from '@site/shell/kit';
import Printer from 'lucide-react/icons/printer';
import { describeTopics, sourceLabel } from './subscriberLabels';

/** The proof of consent: topics, time, source, consent text, and confirmation. Prints alone. */
export function ConsentCard({ subscriber }: { subscriber: SubscriberDetails }) {
  const { consent, email } = subscriber;
  return (
    <Styles className="prints-only" aria-labelledby="consent-proof">
      <div className="head">
        <h3 id="consent-proof">Proof of consent</h3>
        <Button tone="line" size="small" className="no-print" onClick={() => window.print()}>
          <Printer aria-hidden />
          Print
        </Button>
      </div>
      <dl>
        {factsOf(subscriber).map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {consent.text ? (
        <blockquote cite="#consent-proof">{consent.text}</blockquote>
      ) : (
        <p className="mu">No consent text was recorded.</p>
      )}
      <p className="mu">{explainProof(consent)}</p>
      <p className="printed">
        {email}, printed {dateFormat.stamp(dateFormat.now())}
      </p>
    </Styles>
  );
}

function factsOf({ email, source, page, consent, history }: SubscriberDetails) {
  const added = history.findLast(({ kind }) => kind === 'import');
  const { requested, confirmed, stated, version, text, topics } = consent;
  const origin = { name: 'Source', value: [sourceLabel(source), page].filter(Boolean).join(', ') };
  const textFact = version ? `Version ${version}, as shown:` : text ? 'As stated:' : 'None recorded';
  return [
    { name: 'Email', value: email },
    { name: 'Consent to', value: 'New articles by email' },
    origin,
    ...(stated
      ? [
          { name: 'Gave consent', value: `${dateFormat.calendarDate(stated.consentedOn)}, ${stated.source}` },
          { name: 'Imported', value: `${dateFormat.stamp(stated.at)}, by ${stated.by}` },
        ]
      : [
          added && !requested
            ? {
                name: 'Added',
                value: [dateFormat.stamp(added.at), added.by && `by ${added.by}`].filter(Boolean).join(', '),
              }
            : { name: 'Signed up', value: describeStep(requested) },
          { name: 'Confirmed', value: describeStep(confirmed, 'by the link in the confirmation email') },
        ]),
    ...(topics ? [{ name: 'Topics', value: describeTopics(topics) }] : []),
    { name: 'Consent text', value: textFact },
  ];
}

function explainProof({ confirmed, stated }: ConsentProof): string {
  if (confirmed)
    return 'The confirmation link was sent only to this address, so whoever confirmed it can read its email.';
  if (stated) return 'The member who imported this person stated the consent. It wasn’t confirmed by email.';
  return 'Not confirmed. No articles are sent to this address.';
}

function describeStep(step: ConsentProof['requested'], how?: string) {
  if (!step) return how ? 'Not confirmed' : 'Not recorded';
  return (
    <>
      {dateFormat.stamp(step.at)}
      {how && `, ${how}`}
      <span className="mu">{[step.network, step.agent].filter(Boolean).join(' · ')}</span>
    </>
  );
}

const Styles = styled('section')`
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line-2);
  font-size: var(--a13);
  background: var(--paper);
  .head {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 12px;
  }
  h3 {
    font-size: 1rem;
    font-weight: 600;
  }
  dl {
    margin-top: 8px;
  }
  dl > div {
    display: grid;
    grid-template-columns: 104px minmax(0, 1fr);
    gap: 12px;
    padding: 6px 0;
    border-top: 1px solid var(--line);
  }
  dt {
    color: var(--muted);
  }
  dd {
    color: var(--ink);
    overflow-wrap: anywhere;
  }
  dd .mu {
    display: block;
  }
  blockquote {
    margin: 2px 0 10px;
    padding: 8px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    color: var(--ink);
    background: var(--sheet);
  }
  .printed {
    display: none;
  }
  @media ${below.phone} {
    padding-inline: 16px;
  }
  @media print {
    /* Printed without backgrounds, also from the dark theme. */
    --ink: black;
    --text: black;
    --muted: dimgray;
    color: black;
    padding: 0;
    border: 0;
    background: none;
    .printed {
      display: block;
      margin-top: 12px;
    }
  }
`;
