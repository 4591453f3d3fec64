import type { TeamMember } from '@site/api/content/team/contract';
import * as moments from '@site/shell/moments';
import { paths } from '@site/shell/paths';
import { FactGrid } from '../../workbench/record/FactGrid';

/** Where somebody is shown, and what visitors take along. */
export function TeamFacts({ row: { id, isVisible, updatedAt } }: { row: TeamMember }) {
  const shown = isVisible ? <a href={`${paths.about}#team`}>About page</a> : 'nowhere';
  const card = isVisible ? <a href={`/api/team/${id}/contact.vcf`}>Contact card</a> : 'none while hidden';
  return (
    <FactGrid
      facts={[
        { name: 'Shown', value: shown },
        { name: 'For address books', value: card },
        { name: 'Changed', value: moments.stamp(updatedAt) },
      ]}
    />
  );
}
