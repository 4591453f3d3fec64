import type { Lead } from '@site/api/leads/pipeline/contract';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { Skeleton } from '@site/shell/kit/workbench';
import { useGetLeadWorkQuery } from '../../../leadPipeline/leadsApi';
import { LoadError } from '../../../workbench/screen/LoadError';
import { LeadNotes } from './LeadNotes';
import { LeadTasks } from './LeadTasks';

/** The next steps and notes of the person who sent a lead. */
export function LeadWork({ lead: { reference } }: { lead: Lead }) {
  const query = useGetLeadWorkQuery({ reference }, { refetchOnMountOrArgChange: true });
  const work = query.currentData;
  if (work)
    return (
      <>
        <WorkStyles aria-labelledby="lead-tasks">
          <h3 id="lead-tasks">Next step</h3>
          <LeadTasks reference={reference} tasks={work.tasks} />
        </WorkStyles>
        <WorkStyles aria-labelledby="lead-notes">
          <h3 id="lead-notes">Notes</h3>
          <LeadNotes reference={reference} notes={work.notes} />
        </WorkStyles>
      </>
    );
  return (
    <WorkStyles aria-label="Next step and notes" aria-busy={!query.error}>
      {query.error ? (
        <LoadError
          title="Couldn’t load tasks and notes"
          error={query.error as ApiError}
          onRetry={query.refetch}
          isBusy={query.isFetching}
        />
      ) : (
        <>
          <Skeleton width="72%" />
          <Skeleton width="88%" />
        </>
      )}
    </WorkStyles>
  );
}

const WorkStyles = styled('section')`
  padding: 14px 20px 16px;
  border-bottom: 1px solid var(--line-2);
  overflow-wrap: anywhere;
  h3 {
    margin-bottom: 8px;
    font-size: 1rem;
    font-weight: 600;
  }
  form {
    display: grid;
    gap: 8px;
  }
  form .error {
    color: var(--error);
    font-size: var(--a13);
    font-weight: 550;
  }
  *:is(input:not([type="checkbox"]), select, textarea):not(.framed *) {
    width: 100%;
    min-height: 36px;
    padding: 7px 10px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-cell);
    background: var(--paper);
    color: var(--ink);
    font: 450 0.875rem / 1.4 var(--sans);
  }
  textarea {
    min-height: 60px;
    resize: vertical;
    field-sizing: content;
  }
  .row {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
  }
  li {
    padding: 8px 0;
    border-top: 1px solid var(--line);
    font-size: var(--a14);
  }
  li .row {
    justify-content: space-between;
    font-size: var(--a13);
  }
  li p {
    white-space: pre-line;
    color: var(--ink);
  }
  .bare {
    min-height: 28px;
    padding: 0 2px;
    border: 0;
    background: none;
    color: var(--navy);
    font: 550 var(--a13) / 1.2 var(--sans);
    text-decoration: underline;
    text-underline-offset: 2px;
    cursor: pointer;
  }
  @media ${below.phone} {
    padding-inline: 16px;
    *:is(input:not([type="checkbox"]), select, textarea):not(.framed *) {
      min-height: 44px;
      font-size: 1rem;
    }
    .bare {
      min-height: 44px;
    }
  }
`;
