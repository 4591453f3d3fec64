import type { MediaRecord } from '@site/api/media/contract';
import { mayEditMedia } from '@site/api/media/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { below, styled } from '@site/shell/kit';
import { CopyButton } from '../../clipboard/CopyButton';
import { formatBytes } from '../../formatting/formatBytes';
import { usePermissions } from '../../session/usePermissions';
import { FactGrid } from '../../workbench/record/FactGrid';
import { formatOf, sizeOf } from './mediaFormat';
import { ReplaceButton } from './ReplaceButton';

/** Where a file is used, its path, and the uploaded file. */
export function MediaFacts({ row }: { row: MediaRecord }) {
  const { uses, address, bytes, revision, createdAt, updatedAt } = row;
  const mayEdit = usePermissions()(mayEditMedia);
  const facts = [
    { name: row.kind === 'pdf' ? 'File' : 'Original file', value: `${formatOf(row)}, ${formatBytes(bytes)}` },
    row.kind === 'pdf' ? { name: 'Pages', value: row.pages } : { name: 'Dimensions', value: sizeOf(row) },
    { name: 'Added', value: dateFormat.stamp(createdAt) },
    { name: 'Last updated', value: dateFormat.stamp(updatedAt) },
    { name: 'Replaced', value: revision > 1 ? `${revision - 1}×` : 'Never' },
    { name: 'URL', value: <CopyButton text={address}>Copy URL</CopyButton> },
    ...(row.kind === 'pdf' ? [{ name: 'Download', value: <DownloadLink {...row} /> }] : []),
  ];
  return (
    <Styles>
      <section aria-label="Used in">
        <h3>
          {uses.length
            ? `Used in ${uses.length === 1 ? '1 place' : `${uses.length} places`}`
            : 'Not used yet'}
        </h3>
        {uses.length > 0 && (
          <ul>
            {uses.map(({ kind, title, path }) => (
              <li key={path}>
                <span className="mu">{kind}</span>{' '}
                <a className="lk" href={path} target="_blank" rel="noreferrer">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
      {mayEdit && <ReplaceButton media={row} />}
      <FactGrid facts={facts} />
    </Styles>
  );
}

const DownloadLink = ({ address, name }: MediaRecord) => (
  <a className="lk name" href={address} download>
    {name}
  </a>
);

const Styles = styled('div')`
  border-top: 1px solid var(--line);
  section {
    padding: 12px 20px;
    border-bottom: 1px solid var(--line);
  }
  h3 {
    font-size: var(--a13);
    font-weight: 600;
    letter-spacing: 0;
  }
  ul {
    display: grid;
    gap: 4px;
    margin: 6px 0 0;
    padding: 0;
    list-style: none;
  }
  li {
    overflow-wrap: anywhere;
  }
  li .lk,
  .name {
    white-space: normal;
  }
  @media ${below.phone} {
    section {
      padding-inline: 16px;
    }
  }
`;
