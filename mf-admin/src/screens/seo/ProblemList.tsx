import type { SeoPageRow } from '@site/api/seo/pageInventory/contract';
import { problemOf } from '@site/api/seo/problems/contract';

const CLASSES = { error: 'no', warning: 'wt', notice: 'mu' } as const;

/** The most severe problem of a page, and how many others it has. */
export function ProblemList({ row: { problems, checkedAt } }: { row: SeoPageRow }) {
  const worst = problemOf(problems[0] ?? '');
  if (!checkedAt) return <span className="mu">Not checked yet</span>;
  if (!worst) return <span className="ok">None</span>;
  return (
    <>
      <span className={CLASSES[worst.severity]} style={{ whiteSpace: 'nowrap' }}>
        {worst.label}
      </span>
      {problems.length > 1 && <span className="mu"> and {problems.length - 1} more</span>}
    </>
  );
}
