import type { TeamMember } from '@site/api/content/team/contract';
import * as dateFormat from '@site/shell/dateFormat';
import { paths } from '@site/shell/paths';
import { FactGrid } from '../../workbench/record/FactGrid';

/** Where a profile appears, and its contact card. */
export function TeamFacts({ row: { id, isVisible, updatedAt } }: { row: TeamMember }) {
  const shown = isVisible ? <a href={`${paths.about}#team`}>About page</a> : 'Hidden';
  const card = isVisible ? (
    <a href={`/api/team/${id}/contact.vcf`}>Download contact card</a>
  ) : (
    'None while hidden'
  );
  return (
    <FactGrid
      facts={[
        { name: 'Shown on', value: shown },
        { name: 'vCard', value: card },
        { name: 'Last updated', value: dateFormat.stamp(updatedAt) },
      ]}
    />
  );
}
