import { styled } from '@site/shell/kit';

/** The owner of a lead, and below it that the first response is overdue. */
export function OwnerCell({ owner, isOverdue }: { owner: string | null; isOverdue: boolean }) {
  return (
    <Styles>
      <span className={owner ? undefined : 'mu'}>{owner ?? 'No owner'}</span>{' '}
      {isOverdue && <span className="no">Response overdue</span>}
    </Styles>
  );
}

const Styles = styled('span')`
  display: grid;
  justify-items: start;
`;
