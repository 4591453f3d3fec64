import type { AnswerFile } from '@site/api/leads/files/contract';
import { styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import { saveFile } from '@site/shell/saveFile';
import Download from 'lucide-react/icons/download';
import { type MouseEvent, useState } from 'react';
import { formatBytes } from '../../../formatting/formatBytes';
import { fetchLeadFile, leadFilePath } from '../../../leadPipeline/leadFilesApi';
import { errorToast } from '../../../requests/errorToast';

/** The files that were sent with a form, to download. */
export function LeadFiles({ reference, files }: { reference: string; files: readonly AnswerFile[] }) {
  return (
    <Styles>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <FileLink path={leadFilePath({ reference, id })} name={name} />{' '}
          <span className="m mu">{formatBytes(bytes)}</span>
        </li>
      ))}
      <li className="mu note">Not scanned for viruses</li>
    </Styles>
  );
}

/** A click fetches the file, so that a failure is shown here. Other ways to open the link are the browser's. */
function FileLink({ path, name }: { path: string; name: string }) {
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const download = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    try {
      const file = await fetchLeadFile(path);
      saveFile(name, file, file.type);
    } catch (error) {
      toast(errorToast(`Couldn’t download ${name}`, error as ApiError));
    }
    setIsBusy(false);
  };
  return (
    <a href={`/api${path}`} download={name} aria-busy={isBusy} onClick={download}>
      <Download aria-hidden />
      <span className="name">{name}</span>
    </a>
  );
}

const Styles = styled('ul')`
  li {
    overflow-wrap: anywhere;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-height: 24px;
    color: var(--navy);
  }
  a svg {
    flex: none;
    width: 14px;
    height: 14px;
  }
  .note {
    font-size: var(--a13);
  }
  @media (pointer: coarse) {
    a {
      min-height: 44px;
    }
  }
`;
