import { useListAllPagesQuery } from '@site/shell/kit/query';
import { useMemo } from 'react';
import { suggestTargets } from './suggestTargets';

/** The page that a path most likely meant, how sure that is, and why. */
export function SuggestedTarget({ path }: { path: string }) {
  const { data: pages } = useListAllPagesQuery();
  const [nearest] = useMemo(() => suggestTargets(path, pages ?? []), [path, pages]);
  if (!nearest) return <span className="mu">{pages ? 'None' : ''}</span>;
  return (
    <>
      <b>{nearest.value}</b>{' '}
      <span>
        {nearest.confidence}% · {nearest.reason}
      </span>
    </>
  );
}
