/** The owner of a lead, marked if its first response is overdue. */
export function OwnerCell({ owner, isOverdue }: { owner: string | null; isOverdue: boolean }) {
  return (
    <>
      {owner ?? <span className="mu">No owner</span>}{' '}
      {isOverdue && <span className="no">Response overdue</span>}
    </>
  );
}
