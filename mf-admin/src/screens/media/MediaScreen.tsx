import { exportMedia, type Media, type MediaPage, mediaStateOptions } from '@site/api/media/contract';
import { thumbnailOf } from '@site/api/media/mediaAddress';
import { mayListMedia } from '@site/api/media/policy';
import { styled } from '@site/shell/kit';
import * as moments from '@site/shell/moments';
import { formatBytes } from '../../formatting/formatBytes';
import { formatCount } from '../../formatting/formatCount';
import { exportOf } from '../../requests/exportOf';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { MediaDrawer } from './MediaDrawer';
import { media } from './mediaRecord';
import { UploadPanel } from './UploadPanel';

export { MediaScreen as Component };

/** The pictures that posts and pages show. */
export function MediaScreen() {
  return <ListScreen list={mediaList} />;
}

const mediaList: ListDefinition<Media, MediaPage> = {
  name: 'media',
  title: 'Media',
  about: 'The pictures of posts and pages, drawn anew without what cameras write into them.',
  words: { one: 'picture', many: 'pictures' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  titleOf: ({ name }) => name,
  columns: [
    {
      name: 'Picture',
      render: (row) => (
        <Named>
          <img src={thumbnailOf(row)} alt="" loading="lazy" width="56" height="42" />
          <span className="words">
            <b>{row.name}</b>
            <span>{row.alt || <span className="wt">without a description</span>}</span>
          </span>
        </Named>
      ),
    },
    {
      name: 'Size',
      className: 'm',
      onCard: 'left',
      gives: 'late',
      render: ({ width, height }) => `${width} × ${height}`,
    },
    {
      name: 'File',
      className: 'm mu',
      gives: 'early',
      render: ({ mime, bytes }) => `${mime.slice(6).toUpperCase()}, ${formatBytes(bytes)}`,
    },
    {
      name: 'Added',
      className: 'm mu',
      onCard: 'right',
      render: ({ createdAt }) => moments.inList(createdAt),
    },
    {
      name: 'Replaced',
      className: 'm mu',
      gives: 'early',
      isExtra: true,
      render: ({ revision }) => (revision > 1 ? `${revision - 1}×` : 'never'),
    },
  ],
  search: { label: 'Search pictures by name and description', placeholder: 'a word about it' },
  filters: [
    {
      name: 'alt',
      label: 'Description',
      before: 'that are',
      any: 'described or not',
      choices: mediaStateOptions,
    },
  ],
  sorts: [{ value: 'newest', label: 'newest first' }],
  useRows: media.useRows,
  exporting: {
    needs: mayListMedia,
    formats: ['csv', 'json'],
    ask: exportOf(exportMedia),
    note: 'What is known of the pictures; their files stay here.',
  },
  figures: ({ total, isMore }) => [{ name: 'Pictures', value: formatCount(total, isMore) }],
  firstRun: {
    title: 'No pictures yet',
    text: 'Drop some above. Each is drawn in several widths, and shows once it has a description.',
  },
  noMatch: ({ q, filters, cursor }) => {
    if (cursor) return 'There is nothing on this page any more.';
    if (!q) return filters.alt === 'undescribed' ? 'Every picture is described.' : 'No picture is described.';
    return `No picture mentions “${q}”. Words of name and description are found by their beginnings.`;
  },
  Notice: UploadPanel,
  Drawer: MediaDrawer,
};

const Named = styled('span')`
  && {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
  }
  img {
    width: 56px;
    height: 42px;
    object-fit: cover;
    border-radius: var(--r-cell);
    background: var(--sand);
  }
  .words {
    display: grid;
    min-width: 0;
  }
`;
