import { NO_FOLDER } from '@site/api/media/contract';
import { useSearchParams } from 'react-router-dom';
import { FolderBar } from './folders/FolderBar';
import { UploadPanel } from './UploadPanel';

/** The folders and the upload area, which adds to the open folder. */
export function MediaTools() {
  const [search] = useSearchParams();
  const folder = search.get('folder') ?? undefined;
  return (
    <>
      <FolderBar folder={folder} />
      <UploadPanel folder={folder === NO_FOLDER ? undefined : folder} />
    </>
  );
}
