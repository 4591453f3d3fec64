import { challengeOptions, contactTimeOptions, serviceOptions } from '@site/api/contract/enquiries';
import type { Lead } from '@site/api/contract/leads';
import { below, styled } from '@site/shell/kit';
import type { ReactNode } from 'react';

/** Everything the sender gave, and where they stood when they gave it. */
export function LeadFacts({ lead }: { lead: Lead }) {
  return (
    <Look>
      {factsOf(lead).map(({ name, value, isWide }) => (
        <div key={name} className={isWide ? 'wide' : undefined}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Look>
  );
}

function factsOf(lead: Lead): { name: string; value: ReactNode; isWide?: boolean }[] {
  const facts = [
    { name: 'Email', value: lead.email },
    { name: 'Phone', value: <span className="tn">{lead.phone}</span> },
    { name: 'Asked for', value: labelOf(serviceOptions, lead.service) },
    { name: 'Challenge', value: labelOf(challengeOptions, lead.challenge) },
    {
      name: 'Call',
      value: lead.contactTime ? labelOf(contactTimeOptions, lead.contactTime) : 'No preference given',
    },
    { name: 'Came by', value: lead.source ?? 'Not told' },
    { name: 'Page', value: lead.page ?? 'Not told' },
    { name: 'Consent text', value: `Version ${lead.disclosureVersion}, kept with it` },
  ];
  const repeats = lead.repeats === 1 ? 'Once more, kept as one' : `${lead.repeats} times more, kept as one`;
  return lead.repeats ? [...facts, { name: 'Sent again', value: repeats, isWide: true }] : facts;
}

function labelOf(options: readonly { value: string; label: string }[], value: string): string {
  return options.find((option) => option.value === value)?.label ?? value;
}

const Look = styled('dl')`
  display: grid;
  grid-template-columns: 1fr 1fr;
  border-bottom: 1px solid var(--line-2);
  > div {
    padding: 8px 12px 9px 20px;
    border-bottom: 1px solid var(--line);
    min-width: 0;
  }
  > div:nth-of-type(even) {
    border-left: 1px solid var(--line);
    padding-left: 14px;
  }
  > .wide {
    grid-column: 1 / -1;
    border-left: 0;
    padding-left: 20px;
  }
  > div:last-of-type,
  > div:nth-last-of-type(2):nth-of-type(odd) {
    border-bottom: 0;
  }
  dt {
    font-size: var(--a12);
    color: var(--muted);
  }
  dd {
    color: var(--ink);
    font-weight: 500;
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    > div {
      padding-left: 16px;
    }
    > .wide {
      padding-left: 16px;
    }
  }
`;
