import { NO_FOLDER } from '@site/api/media/contract';
import { folderLimits, type MediaFolder } from '@site/api/media/folders/contract';
import { folderIdsWithin, folderTrail } from '@site/api/media/folders/folderTree';
import { mayEditMedia } from '@site/api/media/policy';
import { below, styled } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { IconButton } from '@site/shell/kit/workbench';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Folder from 'lucide-react/icons/folder';
import FolderPlus from 'lucide-react/icons/folder-plus';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { useListMediaFoldersQuery } from '../../../images/mediaApi';
import { errorMessage } from '../../../requests/errorMessage';
import { usePermissions } from '../../../session/usePermissions';
import { DeleteFolderDialog } from './DeleteFolderDialog';
import { FolderDialog } from './FolderDialog';

/** Where the open folder is, the folders in it, and what can be done with it. */
export function FolderBar({ folder }: { folder?: string }) {
  const { data, error, refetch } = useListMediaFoldersQuery(undefined);
  const [dialog, setDialog] = useState<'new' | 'edit' | 'delete'>();
  const navigate = useNavigate();
  const mayEdit = usePermissions()(mayEditMedia);
  if (!data && error)
    return (
      <Styles aria-label="Folders">
        <p role="alert">
          Couldn’t load the folders. {errorMessage(error as ApiError)}{' '}
          <button type="button" className="lk" onClick={refetch}>
            Try again
          </button>
        </p>
      </Styles>
    );
  const folders = data?.items ?? [];
  const trail = folderTrail(folders, folder ?? null);
  const open = trail.at(-1);
  const inside = folders.filter(({ parentId }) => parentId === (open?.id ?? null));
  const close = () => setDialog(undefined);
  return (
    <Styles aria-label="Folders" aria-busy={!data}>
      <div className="trail">
        <ol>
          <li>
            <Crumb to={pathOfFolder()} isLast={!folder}>
              All files
            </Crumb>
          </li>
          {folder === NO_FOLDER && (
            <li>
              <ChevronRight aria-hidden />
              <Crumb to={pathOfFolder(NO_FOLDER)} isLast>
                Not in a folder
              </Crumb>
            </li>
          )}
          {trail.map(({ id, name }) => (
            <li key={id}>
              <ChevronRight aria-hidden />
              <Crumb to={pathOfFolder(id)} isLast={id === folder}>
                {name}
              </Crumb>
            </li>
          ))}
        </ol>
        {mayEdit && data && (
          <span className="actions">
            {open && (
              <>
                <IconButton label={`Rename or move ${open.name}`} onClick={() => setDialog('edit')}>
                  <Pencil aria-hidden />
                </IconButton>
                <IconButton label={`Delete ${open.name}`} onClick={() => setDialog('delete')}>
                  <Trash2 aria-hidden />
                </IconButton>
              </>
            )}
            {folder !== NO_FOLDER && trail.length < folderLimits.depth && (
              <IconButton label="New folder" onClick={() => setDialog('new')}>
                <FolderPlus aria-hidden />
              </IconButton>
            )}
          </span>
        )}
      </div>
      {folder !== NO_FOLDER && (inside.length > 0 || (!folder && folders.length > 0)) && (
        <ul>
          {inside.map(({ id, name }) => (
            <li key={id}>
              <Link to={pathOfFolder(id)}>
                <Folder aria-hidden />
                <span className="name">{name}</span>
                <span className="mu">{filesWithin(folders, id).toLocaleString('en-US')}</span>
              </Link>
            </li>
          ))}
          {!folder && (
            <li>
              <Link to={pathOfFolder(NO_FOLDER)}>
                <span className="name">Not in a folder</span>
                <span className="mu">{data?.unfiled.toLocaleString('en-US')}</span>
              </Link>
            </li>
          )}
        </ul>
      )}
      {dialog === 'new' && <FolderDialog folders={folders} parentId={open?.id ?? null} onClose={close} />}
      {dialog === 'edit' && open && (
        <FolderDialog folders={folders} folder={open} parentId={open.parentId} onClose={close} />
      )}
      {dialog === 'delete' && open && (
        <DeleteFolderDialog
          folder={open}
          folders={inside.length}
          onClose={close}
          onDeleted={() => navigate(pathOfFolder(open.parentId ?? undefined))}
        />
      )}
    </Styles>
  );
}

function Crumb({ to, isLast, children }: { to: string; isLast: boolean; children: string }) {
  return (
    <Link to={to} aria-current={isLast ? 'page' : undefined}>
      {children}
    </Link>
  );
}

/** How many files are in a folder and in the folders in it. */
function filesWithin(folders: readonly MediaFolder[], id: string): number {
  const ids = folderIdsWithin(folders, id);
  return folders.reduce((sum, folder) => sum + (ids.includes(folder.id) ? folder.files : 0), 0);
}

const pathOfFolder = (id?: string) => (id ? `/admin/media?folder=${id}` : '/admin/media');

const Styles = styled('nav')`
  display: grid;
  gap: 8px;
  padding: 10px 20px 12px;
  border-bottom: 1px solid var(--line);
  background: var(--sheet);
  ol,
  ul {
    display: flex;
    flex-wrap: wrap;
    margin: 0;
    padding: 0;
    list-style: none;
  }
  .trail {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: var(--ctl);
  }
  ol {
    flex: 1;
    align-items: center;
    gap: 2px;
    min-width: 0;
  }
  ol li {
    display: flex;
    align-items: center;
    gap: 2px;
    min-width: 0;
  }
  ol svg {
    width: 14px;
    height: 14px;
    flex: none;
    color: var(--muted);
  }
  ol a {
    padding: 4px 3px;
    color: var(--navy);
    overflow-wrap: anywhere;
  }
  ol a[aria-current] {
    color: var(--ink);
    font-weight: 600;
    text-decoration: none;
  }
  .actions {
    display: flex;
    flex: none;
  }
  ul {
    gap: 8px;
  }
  ul li {
    min-width: 0;
    max-width: 100%;
  }
  ul a {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 34px;
    padding: 5px 12px;
    border: 1px solid var(--line-2);
    border-radius: var(--r-ctl);
    color: var(--text);
    text-decoration: none;
  }
  ul a:hover {
    border-color: var(--navy);
  }
  ul svg {
    width: 16px;
    height: 16px;
    flex: none;
    color: var(--blue);
  }
  .name {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  @media ${below.phone} {
    padding-inline: 16px;
    ol a,
    ul a {
      min-height: 44px;
      align-items: center;
      display: flex;
    }
  }
`;
