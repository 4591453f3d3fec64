import { mayEditMedia } from '@site/api/media/policy';
import { below, styled } from '@site/shell/kit';
import { acceptedMedia } from '../../images/acceptedFiles';
import { UploadList } from '../../images/UploadList';
import { UploadZone } from '../../images/UploadZone';
import { useUploads } from '../../images/useUploads';
import { usePermissions } from '../../session/usePermissions';
import { UnsavedChangesDialog } from '../../workbench/screen/UnsavedChangesDialog';

/** The upload area, for members who may add images. */
export function UploadPanel({ folder }: { folder?: string }) {
  const { queue, uploads } = useUploads(undefined, acceptedMedia);
  if (!usePermissions()(mayEditMedia)) return null;
  const isUnderway = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <Styles aria-label="Upload files">
      <UploadZone accepts={acceptedMedia} onFiles={(files) => queue.add(files, folder)} />
      <UploadList uploads={uploads} queue={queue} />
      <UnsavedChangesDialog isUnsaved={isUnderway}>Some files are still uploading.</UnsavedChangesDialog>
    </Styles>
  );
}

const Styles = styled('section')`
  display: grid;
  gap: 8px;
  padding: 12px 20px;
  border-bottom: 1px solid var(--line-2);
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
