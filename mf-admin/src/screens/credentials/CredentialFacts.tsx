import type { CredentialEntry } from '@site/api/content/credentials/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { paths } from '@site/shell/paths';
import { FactGrid } from '../../workbench/record/FactGrid';
import { CredentialState } from './CredentialState';

/** Whether a credential is shown, and where. */
export function CredentialFacts({ row }: { row: CredentialEntry }) {
  const isPublic = row.state === 'shown' || row.state === 'expiring';
  return (
    <FactGrid
      facts={[
        { name: 'Visibility', value: <CredentialState {...row} /> },
        { name: 'Shown on', value: isPublic ? <a href={paths.trust}>Trust page</a> : 'No page' },
        { name: 'Last updated', value: dateFormat.stamp(row.updatedAt) },
      ]}
    />
  );
}
