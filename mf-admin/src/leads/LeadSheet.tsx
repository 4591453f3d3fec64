import type { Lead } from '@site/api/contract/leads';
import { below, from, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Drawer, Skeleton, useWide } from '@site/shell/kit/workbench';
import { type ReactNode, useEffect, useRef } from 'react';
import { useGetLeadQuery } from '../parts/leadsApi';
import { LoadProblem } from '../workbench/LoadProblem';
import type { SheetProps } from '../workbench/list/ListDefinition';
import { FlightRecorder } from './FlightRecorder';
import { LeadActions } from './LeadActions';
import { LeadFacts } from './LeadFacts';
import { LeadSheetHead } from './LeadSheetHead';
import { QuarantineNote } from './QuarantineNote';

/** The open lead: beside the list where there is room, over it where there is not. */
export function LeadSheet(props: SheetProps) {
  const isWide = useWide(from.desktop);
  const label = `Lead ${props.id}`;
  const sheet = <LeadPaper key={props.id} {...props} />;
  if (isWide) return <Beside aria-label={label}>{sheet}</Beside>;
  return (
    <Drawer open onClose={props.onClose} label={label}>
      {sheet}
    </Drawer>
  );
}

function LeadPaper(props: SheetProps) {
  const asked = useGetLeadQuery({ reference: props.id }, { refetchOnMountOrArgChange: true });
  const lead = asked.currentData;
  const error = lead ? undefined : (asked.error as ApiError | undefined);
  return (
    <Paper>
      <LeadSheetHead {...props} lead={lead} isWaiting={!error} />
      {lead && <LeadBody lead={lead} />}
      {error && (
        <div className="state">
          <LoadProblem
            title={error.status === 404 ? 'There is no such lead' : 'This lead did not come'}
            note={error.status === 404 ? 'It may have been erased, or the reference is mistyped.' : undefined}
            error={error}
            onRetry={error.status === 404 ? undefined : asked.refetch}
            isBusy={asked.isFetching}
          />
        </div>
      )}
      {!lead && !error && <Waiting />}
    </Paper>
  );
}

function LeadBody({ lead }: { lead: Lead }) {
  return (
    <>
      <LeadActions lead={lead} />
      <QuarantineNote lead={lead} />
      <blockquote>{lead.message}</blockquote>
      <LeadFacts lead={lead} />
      <FlightRecorder lead={lead} />
    </>
  );
}

function Waiting() {
  return (
    <div className="waiting" aria-busy="true">
      {[90, 76, 84, 40, 62, 70].map((width) => (
        <Skeleton key={width} width={`${width}%`} />
      ))}
    </div>
  );
}

function Beside({ children, ...rest }: { children: ReactNode; 'aria-label': string }) {
  const place = useRef<HTMLElement>(null);
  // A lead opened by its address, or by a link that is gone now, must not leave the focus nowhere.
  useEffect(() => {
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Column ref={place} tabIndex={-1} {...rest}>
      {children}
    </Column>
  );
}

const Column = styled('aside')`
  position: sticky;
  top: var(--bar);
  min-height: calc(100dvh - var(--bar) - 91px);
  max-height: calc(100dvh - var(--bar));
  overflow: auto;
  background: var(--sheet);
  outline: 0;
  &:focus-visible {
    box-shadow: inset 2px 0 0 var(--navy);
    border-radius: 0;
  }
`;

const Paper = styled('div')`
  background: var(--sheet);
  blockquote {
    margin: 0;
    padding: 12px 20px 14px;
    border-block: 1px solid var(--line);
    color: var(--ink);
    font-size: 0.9375rem;
    line-height: 1.5;
    background: var(--paper);
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
  .state {
    padding: 4px 20px 20px;
  }
  .waiting {
    display: grid;
    gap: 18px;
    padding: 20px;
  }
  @media ${below.phone} {
    blockquote {
      padding-inline: 16px;
    }
    .state {
      padding-inline: 16px;
    }
  }
`;
