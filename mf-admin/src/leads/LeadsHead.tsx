import type { LeadPage } from '@site/api/contract/leads';
import { TitleBlock } from '../workbench/TitleBlock';

/** What the screen holds, in three figures. While a search narrows the counts, no figures are shown. */
export function LeadsHead({ counts }: { counts?: LeadPage['counts'] }) {
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);
  const number = (value: number) => value.toLocaleString('en-US');
  return (
    <TitleBlock
      title="Leads"
      figures={
        counts && [
          { name: 'On file', value: number(all ?? 0) },
          { name: 'New', value: number(counts.new), isWarm: counts.new > 0 },
          { name: 'Won', value: number(counts.won) },
          { name: 'Quarantine', value: number(counts.quarantined), isWarm: counts.quarantined > 0 },
        ]
      }
    >
      Every enquiry since the form went live, kept before anything else happens to it.
    </TitleBlock>
  );
}
