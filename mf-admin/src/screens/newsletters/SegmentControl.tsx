import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { useListSavedViewsQuery } from '../../workbench/list/views/savedViewsApi';

/** A shared view of the list of subscribers, to send only to those in it. */
export function SegmentControl({ label, value = '', onChange, isReadOnly }: FieldControlProps) {
  const id = useId();
  const { data, isError, refetch } = useListSavedViewsQuery(
    { query: { list: 'subscribers' } },
    { refetchOnMountOrArgChange: true },
  );
  const segments = data?.items.filter(({ isShared }) => isShared) ?? [];
  const isUnknown = value !== '' && !segments.some((segment) => segment.id === value);
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        disabled={isReadOnly}
        aria-describedby={`${id}-note`}
        onChange={({ target }) => onChange(target.value)}
      >
        <option value="">No segment (everyone)</option>
        {segments.map((segment) => (
          <option key={segment.id} value={segment.id}>
            {segment.name}
          </option>
        ))}
        {isUnknown && <option value={value}>{data ? 'Not available' : 'Loading…'}</option>}
      </select>
      <p className="mu" id={`${id}-note`}>
        {isError && !data ? (
          <>
            Couldn’t load the segments.{' '}
            <button type="button" className="lk" onClick={() => void refetch()}>
              Try again
            </button>
          </>
        ) : (
          <>
            {data && !segments.length ? 'There are no segments yet. ' : ''}A segment is a shared view: filter{' '}
            <Link to="/admin/subscribers">subscribers</Link>, save the view and share it.
          </>
        )}
      </p>
    </>
  );
}
