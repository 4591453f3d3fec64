import type { Area } from '@site/api/content/locations/contract';
import { Button, from, styled } from '@site/shell/kit';
import { useMemo, useState } from 'react';
import { Link } from 'react-router-dom';
import { useListLeadPagesQuery } from '../../leadPipeline/leadsApi';
import { pathOf } from '../../workbench/list/definition/useListUrl';
import { createLeadCounter } from './createLeadCounter';
import { useListAreaViewsQuery } from './locationsApi';
import { AreaMap } from './map/AreaMap';

/** Rows added to the table at a time. */
const STEP = 100;

/** The areas on a map, colored by leads and page completeness, and the same as a table. */
export function Coverage({ areas }: { areas: readonly Area[] }) {
  const [most, setMost] = useState(STEP);
  const { data: pages, isError } = useListLeadPagesQuery(undefined, { refetchOnMountOrArgChange: true });
  const { data: views } = useListAreaViewsQuery(undefined, { refetchOnMountOrArgChange: true });
  const covered = useMemo(() => {
    const leadsOf = pages && createLeadCounter(pages);
    const seen = new Map(views?.map((page) => [page.path, page.views]));
    return areas.map((area) => ({ ...area, leads: leadsOf?.(area), views: seen.get(area.path ?? '') }));
  }, [areas, pages, views]);
  const byHeat = useMemo(
    () => covered.toSorted((a, b) => (b.leads ?? 0) - (a.leads ?? 0) || inOrder.compare(a.name, b.name)),
    [covered],
  );
  return (
    <Styles>
      <AreaMap areas={covered} />
      <div className="list">
        <table>
          <caption className="sr">Coverage by service area, most leads first</caption>
          <thead>
            <tr>
              <th scope="col">Area</th>
              <th scope="col">Completeness</th>
              <th scope="col">Views (30 days)</th>
              <th scope="col">Leads (90 days)</th>
            </tr>
          </thead>
          <tbody>
            {byHeat.slice(0, most).map(({ id, name, completeness, views, leads }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={`${pathOf({ name: 'locations' })}/${id}`}>{name || 'Untitled'}</Link>
                </th>
                <td className="m">{completeness}%</td>
                <td className="m">{views?.toLocaleString('en-US') ?? '–'}</td>
                <td className="m">{leads?.toLocaleString('en-US') ?? '–'}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {byHeat.length > most && (
          <p>
            <Button tone="line" size="small" onClick={() => setMost(most + STEP)}>
              Show more of {byHeat.length.toLocaleString('en-US')}
            </Button>
          </p>
        )}
        <p className="mu">
          {isError
            ? 'Couldn’t load the leads.'
            : 'Counts leads from the area’s page and from landing pages with its name in the URL.'}
        </p>
      </div>
    </Styles>
  );
}

const inOrder = new Intl.Collator('en-US');

const Styles = styled('div')`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px 28px;
  padding: 0 20px 18px;
  @media ${from.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    align-items: start;
  }
  .list {
    max-height: 560px;
    overflow: auto;
  }
  table {
    width: 100%;
    border-collapse: collapse;
  }
  *:is(th, td) {
    padding: 7px 0 7px 12px;
    border-bottom: 1px solid var(--line);
    font-weight: 450;
    text-align: right;
  }
  *:is(th, td):first-of-type {
    padding-left: 0;
  }
  th[scope="row"],
  th:first-of-type {
    text-align: left;
  }
  thead th {
    font-size: var(--a12);
    color: var(--muted);
  }
  p {
    padding-top: 10px;
    font-size: var(--a13);
  }
`;
