import type { CaseStudyDraft } from '@site/api/content/caseStudies/contract';
import { FormGrid } from '@site/shell/kit/form';
import type { FieldControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { PlainFieldset } from '../../workbench/fields/PlainFieldset';
import { TextCell } from '../../workbench/fields/TextCell';

/** The client's words, and whose they are. */
export function QuoteControl({ value, onChange, isReadOnly }: FieldControlProps) {
  const quote = value as CaseStudyDraft['quote'];
  const set = (part: Partial<CaseStudyDraft['quote']>) => onChange({ ...quote, ...part });
  return (
    <PlainFieldset disabled={isReadOnly}>
      <FormGrid isDense isFramed>
        <TextCell
          label="Quote"
          rows={3}
          maxLength={600}
          value={quote.text}
          hint="In the person’s own words, without quotation marks. Leave it empty for none."
          onChange={(text) => set({ text })}
        />
        <TextCell
          label="Name"
          isWide={false}
          maxLength={80}
          value={quote.name}
          onChange={(name) => set({ name })}
        />
        <TextCell
          label="Position"
          isWide={false}
          maxLength={120}
          value={quote.position}
          onChange={(position) => set({ position })}
        />
      </FormGrid>
    </PlainFieldset>
  );
}
