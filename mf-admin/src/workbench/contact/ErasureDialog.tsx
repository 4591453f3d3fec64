import type { ErasureCertificate } from '@site/api/leads/contacts/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { Button, styled } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import { saveFile } from '@site/shell/saveFile';
import { useNavigate } from 'react-router-dom';
import { certificatePage } from './certificatePage';

/** The certificate of an erasure. Closing it leads back to the list, where the person is gone. */
export function ErasureDialog({ certificate, list }: { certificate: ErasureCertificate; list: string }) {
  const navigate = useNavigate();
  const close = () => navigate(list);
  const { id, at, by, emails, records, auditEntries } = certificate;
  return (
    <Dialog open onClose={close} title="Certificate of erasure">
      <Styles>
        <p>
          {emails.join(', ')} erased by {by} on {dateFormat.stamp(at)}.
        </p>
        <p className="mu">
          Number {id} in the audit log. This email address is no longer stored, so save the certificate now.
        </p>
        <footer>
          <Button
            tone="navy"
            size="small"
            onClick={() => saveFile(`erasure-${id}.html`, certificatePage(certificate), 'text/html')}
          >
            Save certificate
          </Button>
          <Button tone="line" size="small" onClick={close}>
            Close
          </Button>
        </footer>
        <table>
          <tbody>
            {records.map(({ title, count }) => (
              <tr key={title}>
                <th scope="row">{title}</th>
                <td>{count}</td>
              </tr>
            ))}
            <tr>
              <th scope="row">Audit log entries replaced</th>
              <td>{auditEntries}</td>
            </tr>
          </tbody>
        </table>
      </Styles>
    </Dialog>
  );
}

const Styles = styled('div')`
  display: grid;
  gap: 14px;
  padding: 16px 20px 20px;
  overflow-wrap: anywhere;
  table {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--a14);
  }
  th,
  td {
    padding: 6px 0;
    border-bottom: 1px solid var(--line);
    text-align: left;
    font-weight: 400;
  }
  td {
    text-align: right;
  }
  footer {
    display: flex;
    gap: 8px;
  }
`;
