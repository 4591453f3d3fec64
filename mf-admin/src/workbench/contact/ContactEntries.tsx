import type { Contact, ContactEntry } from '@site/api/leads/contacts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import { paths } from '@site/shell/paths';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { formatDuration } from '../../formatting/formatDuration';

/** Everything that happened with a person, newest first, or what is of one kind. Leads are linked. */
export function ContactEntries({ timeline, lead, renderFiles }: ContactEntriesProps) {
  const [chosen, setChosen] = useState<Group>();
  const groups = GROUPS.filter(({ kinds }) => timeline.some(({ kind }) => kinds.includes(kind)));
  // After a change the person may have no entry of this kind.
  const group = groups.find((each) => each === chosen);
  return (
    <>
      {groups.length > 1 && (
        <Filter>
          Show{' '}
          <Menu
            variant="word"
            label={`Timeline: ${group?.label ?? ALL}`}
            value={group?.label ?? ALL}
            items={[ALL, ...groups.map(({ label }) => label)].map((label) => ({ value: label, label }))}
            onChoose={(label) => setChosen(groups.find((each) => each.label === label))}
          >
            {group?.label ?? ALL}
          </Menu>
        </Filter>
      )}
      <Entries
        timeline={group ? timeline.filter(({ kind }) => group.kinds.includes(kind)) : timeline}
        lead={lead}
        renderFiles={renderFiles}
      />
    </>
  );
}

const ALL = 'everything';

interface Group {
  label: string;
  kinds: ContactEntry['kind'][];
}

const GROUPS: Group[] = [
  { label: 'inquiries', kinds: ['enquiry', 'consent', 'import'] },
  { label: 'notes and tasks', kinds: ['note', 'task'] },
  { label: 'changes', kinds: ['stage', 'owner', 'correction'] },
  { label: 'emails', kinds: ['reply', 'email', 'bounce', 'newsletter', 'sequence', 'subscription'] },
  { label: 'bookings', kinds: ['booking'] },
  { label: 'visits and reports', kinds: ['visit', 'assessment', 'report'] },
];

function Entries({ timeline, lead, renderFiles }: ContactEntriesProps) {
  return (
    <Styles>
      {timeline.map((entry) => (
        <li key={`${entry.kind} ${entry.id}`}>
          <span className="m tn mu">{dateFormat.inList(entry.at)}</span>
          <span>
            <b>{KINDS[entry.kind]}</b>{' '}
            {entry.kind === 'enquiry' && entry.id !== lead ? (
              <Link to={paths.admin.lead(entry.id)}>{entry.title}</Link>
            ) : (
              entry.title
            )}
            {entry.id === lead && <span className="mu"> (this lead)</span>}
            {renderFiles?.(entry)}
            {entry.pages && <VisitedPages pages={entry.pages} />}
            {entry.startsAt && <span className="mu"> for {dateFormat.stamp(entry.startsAt)}</span>}
          </span>
          <span className="mu">{entry.state}</span>
        </li>
      ))}
    </Styles>
  );
}

interface ContactEntriesProps {
  timeline: Contact['timeline'];
  /** The reference of the open lead. */
  lead?: string;
  renderFiles?: (entry: ContactEntry) => ReactNode;
}

/** The pages of a visit, folded. */
function VisitedPages({ pages }: { pages: NonNullable<ContactEntry['pages']> }) {
  return (
    <details>
      <summary>Pages</summary>
      <ul>
        {pages.map(({ path, seconds }) => (
          <li key={path}>
            {path} {seconds > 0 && <span className="mu">{formatDuration(seconds * 1000)}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

const KINDS: Record<ContactEntry['kind'], string> = {
  enquiry: 'Inquiry',
  stage: 'Stage',
  owner: 'Owner',
  correction: 'Correction',
  note: 'Note',
  task: 'Task',
  consent: 'Consent',
  reply: 'Reply',
  email: 'Email',
  bounce: 'Delivery problem',
  booking: 'Booking',
  subscription: 'Subscription',
  newsletter: 'Newsletter',
  sequence: 'Sequence email',
  assessment: 'Assessment report',
  report: 'Tool report',
  visit: 'Website visit',
  import: 'Import',
};

const Filter = styled('p')`
  margin-bottom: 6px;
  font-size: var(--a13);
  button {
    font-size: var(--a13);
  }
`;

const Styles = styled('ol')`
  > li {
    display: grid;
    grid-template-columns: 112px 1fr auto;
    gap: 1px 10px;
    align-items: baseline;
    padding: 7px 0;
    border-top: 1px solid var(--line);
    font-size: var(--a13);
  }
  b {
    font-weight: 600;
    color: var(--ink);
  }
  summary {
    width: max-content;
    padding-block: 2px;
    color: var(--ember-t);
    cursor: pointer;
  }
  > li > :last-of-type {
    text-align: right;
  }
`;
