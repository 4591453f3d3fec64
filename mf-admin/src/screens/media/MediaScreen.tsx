import { exportMedia, type Media, type MediaPage, mediaStateOptions } from '@site/api/media/contract';
import { thumbnailOf } from '@site/api/media/mediaAddress';
import { mayListMedia } from '@site/api/media/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { formatBytes } from '../../formatting/formatBytes';
import { formatCount } from '../../formatting/formatCount';
import { exportOf } from '../../requests/exportOf';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { MediaDrawer } from './MediaDrawer';
import { media } from './mediaRecord';
import { UploadPanel } from './UploadPanel';

export { MediaScreen as Component };

/** The media library. */
export function MediaScreen() {
  return <ListScreen list={mediaList} />;
}

const mediaList: ListDefinition<Media, MediaPage> = {
  name: 'media',
  title: 'Media',
  description: 'Images for posts and pages. Camera metadata is removed on upload.',
  nouns: { one: 'image', many: 'images' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  columns: [
    {
      name: 'Image',
      render: (row) => (
        <Named>
          <img src={thumbnailOf(row)} alt="" loading="lazy" width="56" height="42" />
          <span className="words">
            <b>{row.name}</b>
            <span>{row.alt || <span className="wt">No alt text</span>}</span>
          </span>
        </Named>
      ),
    },
    {
      name: 'Dimensions',
      className: 'm',
      cardPosition: 'left',
      hides: 'late',
      render: ({ width, height }) => `${width} × ${height}`,
    },
    {
      name: 'File',
      className: 'm mu',
      hides: 'early',
      render: ({ mime, bytes }) => `${mime.slice(6).toUpperCase()}, ${formatBytes(bytes)}`,
    },
    {
      name: 'Added',
      className: 'm mu',
      cardPosition: 'right',
      render: ({ createdAt }) => dateFormat.inList(createdAt),
    },
    {
      name: 'Replaced',
      className: 'm mu',
      hides: 'early',
      isHiddenByDefault: true,
      render: ({ revision }) => (revision > 1 ? `${revision - 1}×` : 'Never'),
    },
  ],
  search: { label: 'Search images by name and alt text', placeholder: 'name or alt text' },
  filters: [
    {
      name: 'alt',
      label: 'Alt text',
      before: 'files',
      any: 'with or without alt text',
      choices: mediaStateOptions,
    },
  ],
  sorts: [{ value: 'newest', label: 'newest first' }],
  useRows: media.useRows,
  exportOptions: {
    needs: mayListMedia,
    formats: ['csv', 'json'],
    fetchFile: exportOf(exportMedia),
    note: 'The file lists the images. It doesn’t contain them.',
  },
  figures: ({ total, isMore }) => [{ name: 'Images', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No images yet',
    text: 'Drop images above. You can use an image once it has alt text.',
  },
  noMatchText: ({ q, filters, cursor }) => {
    if (cursor) return 'No more images on this page.';
    if (!q) return filters.alt === 'undescribed' ? 'Every image has alt text.' : 'No image has alt text yet.';
    return `No images match “${q}”. Enter the beginning of a word of the name or alt text.`;
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
