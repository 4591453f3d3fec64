import type { AnswerFile } from '@site/api/leads/files/contract';
import { styled } from '@site/shell/kit';
import Download from 'lucide-react/icons/download';
import { formatBytes } from '../../../formatting/formatBytes';

/** The files that were sent with a form, to download. */
export function LeadFiles({ reference, files }: { reference: string; files: readonly AnswerFile[] }) {
  return (
    <Styles>
      {files.map(({ id, name, bytes }) => (
        <li key={id}>
          <a href={`/api/admin/leads/${reference}/files/${id}`} download={name}>
            <Download aria-hidden />
            <span className="name">{name}</span>
          </a>{' '}
          <span className="m mu">{formatBytes(bytes)}</span>
        </li>
      ))}
      <li className="mu note">Not scanned for viruses</li>
    </Styles>
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
