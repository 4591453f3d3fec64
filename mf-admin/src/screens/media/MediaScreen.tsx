import {
  exportMedia,
  type Media,
  type MediaPage,
  mediaKindOptions,
  mediaStateOptions,
  mediaUseOptions,
  NO_FOLDER,
} from '@site/api/media/contract';
import { folderPaths } from '@site/api/media/folders/folderTree';
import { mayListMedia } from '@site/api/media/policy';
import * as dateFormat from '@site/shell/dateFormat';
import { styled } from '@site/shell/kit';
import { formatBytes } from '../../formatting/formatBytes';
import { formatCount } from '../../formatting/formatCount';
import { MediaThumbnail } from '../../images/MediaThumbnail';
import { useListMediaFoldersQuery } from '../../images/mediaApi';
import { exportOf } from '../../requests/exportOf';
import type { ListDefinition } from '../../workbench/list/definition/ListDefinition';
import { ListScreen } from '../../workbench/list/ListScreen';
import { MediaDrawer } from './MediaDrawer';
import { MediaTile, noteOf } from './MediaTile';
import { MediaTools } from './MediaTools';
import { formatOf, sizeOf } from './mediaFormat';
import { media } from './mediaRecord';
import { useMediaBulkActions } from './useMediaBulkActions';

export { MediaScreen as Component };

/** The media library. */
export function MediaScreen() {
  return <ListScreen list={mediaList} />;
}

const mediaList: ListDefinition<Media, MediaPage> = {
  name: 'media',
  title: 'Media',
  description: 'Images and PDFs for posts and pages. Camera metadata is removed on upload.',
  nouns: { one: 'file', many: 'files' },
  keyOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  windowTitle: ({ name }) => name,
  renderTile: (row) => <MediaTile media={row} />,
  columns: [
    {
      name: 'File',
      render: (row) => (
        <Named>
          <span className="picture">
            <MediaThumbnail media={row} />
          </span>
          <span className="words">
            <b>{row.name}</b>
            <span>{noteOf(row)}</span>
          </span>
        </Named>
      ),
    },
    { name: 'Size', className: 'm', cardPosition: 'left', hides: 'late', render: sizeOf },
    {
      name: 'Format',
      className: 'm mu',
      hides: 'early',
      render: (row) => `${formatOf(row)}, ${formatBytes(row.bytes)}`,
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
  search: { label: 'Search files by name and alt text', placeholder: 'name or alt text' },
  filters: [
    {
      name: 'kind',
      label: 'Type',
      before: 'of type',
      any: 'any',
      choices: mediaKindOptions,
    },
    {
      name: 'folder',
      label: 'Folder',
      before: 'in',
      any: 'any folder',
      choices: [],
      useChoices: useFolderChoices,
    },
    {
      name: 'use',
      label: 'Use',
      before: '',
      any: 'in use or not',
      choices: mediaUseOptions,
    },
    {
      name: 'alt',
      label: 'Alt text',
      before: '',
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
    note: 'The export lists the files. It doesn’t contain them.',
  },
  figures: ({ total, isMore }) => [{ name: 'Files', value: formatCount(total, isMore) }],
  emptyState: {
    title: 'No files yet',
    text: 'Drop images or PDFs above. You can use an image once it has alt text.',
  },
  noMatchText: ({ q, filters, cursor }) => {
    if (cursor) return 'No more files on this page.';
    if (q) return `No files match “${q}”. Enter the beginning of a word of the name or alt text.`;
    if (filters.folder && !filters.kind && !filters.use && !filters.alt) return emptyFolder(filters.folder);
    if (filters.folder) return 'No files in this folder match.';
    if (filters.alt === 'undescribed') return 'Every image has alt text.';
    return 'No files match these filters.';
  },
  useBulkActions: useMediaBulkActions,
  Notice: MediaTools,
  Drawer: MediaDrawer,
};

const emptyFolder = (folder: string) =>
  folder === NO_FOLDER
    ? { title: 'All files are in folders', text: 'Open a folder above to see its files.' }
    : { title: 'No files in this folder', text: 'Files that you add above go into it.' };

function useFolderChoices() {
  const folders = useListMediaFoldersQuery(undefined).data?.items ?? [];
  return [
    { value: NO_FOLDER, label: 'no folder' },
    ...folderPaths(folders).map(({ folder, label }) => ({ value: folder.id, label })),
  ];
}

const Named = styled('span')`
  && {
    display: grid;
    grid-template-columns: 56px minmax(0, 1fr);
    align-items: center;
    gap: 12px;
  }
  .picture {
    width: 56px;
    height: 42px;
    border-radius: var(--r-cell);
    background: var(--sand);
    overflow: hidden;
  }
  .picture svg {
    display: none;
  }
  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
  .words {
    display: grid;
    min-width: 0;
  }
`;
