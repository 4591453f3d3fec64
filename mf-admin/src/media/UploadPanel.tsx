import { mayEditMedia } from '@site/api/policy/media';
import { below, styled } from '@site/shell/kit';
import { UploadList } from '../parts/media/UploadList';
import { UploadZone } from '../parts/media/UploadZone';
import { useUploads } from '../parts/media/useUploads';
import { useMay } from '../parts/useMay';
import { LeaveQuestion } from '../workbench/LeaveQuestion';

/** Where pictures come in, for whoever may add them. */
export function UploadPanel() {
  const { queue, uploads } = useUploads();
  if (!useMay()(mayEditMedia)) return null;
  const isUnderway = uploads.some(({ state }) => state === 'waiting' || state === 'sending');
  return (
    <Look aria-label="Add pictures">
      <UploadZone onFiles={(files) => queue.add(files)} />
      <UploadList uploads={uploads} queue={queue} />
      <LeaveQuestion isUnsaved={isUnderway}>Some pictures are still on their way.</LeaveQuestion>
    </Look>
  );
}

const Look = styled('section')`
  display: grid;
  gap: 8px;
  padding: 12px 20px;
  border-bottom: 1px solid var(--line-2);
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
