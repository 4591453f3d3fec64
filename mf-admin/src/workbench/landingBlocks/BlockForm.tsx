import type { UnfinishedBlock } from '@site/api/content/landingPages/contract';
import { FormGrid } from '@site/shell/kit/form';
import { Skeleton } from '@site/shell/kit/workbench';
import { lazy, Suspense } from 'react';
import { errorsBelow, type FieldErrors } from '../fields/ControlledField';
import { DateTimeCell } from '../fields/DateTimeCell';
import { PathCell } from '../fields/links/PathCell';
import { QuestionsField } from '../fields/QuestionsField';
import { TextCell } from '../fields/TextCell';
import { TitledTextsField } from '../fields/TitledTextsField';
import { type BlockPart, blockKinds, type ShownFields } from './blockFields';
import { FormChoiceCell } from './FormChoiceCell';
import { IllustrationCell } from './IllustrationCell';
import { ImageCell } from './ImageCell';
import { ProofsField } from './ProofsField';

/** The fields of one block. */
export function BlockForm({ block, onChange, errors, isTemplate, only }: BlockFormProps) {
  const values = block as unknown as Record<string, unknown>;
  const names = only?.[block.kind];
  const parts = blockKinds[block.kind].parts.filter(({ name }) => !names || names.includes(name));
  return (
    <FormGrid isDense isSingle>
      {parts.map((part) => (
        <Part
          key={part.name}
          part={isTemplate ? asPlainText(part) : part}
          value={values[part.name]}
          errors={errorsBelow(errors, part.name)}
          onChange={(value) => onChange(withPart(block, part, value))}
        />
      ))}
    </FormGrid>
  );
}

/** The block with a new value; an optional part without one is left out, because the API refuses empty texts. */
function withPart(block: UnfinishedBlock, part: BlockPart, value: unknown): UnfinishedBlock {
  const { [part.name as 'title']: _, ...others } = block;
  const isLeftOut = 'isOptional' in part && part.isOptional && !value;
  return (isLeftOut ? others : { ...block, [part.name]: value }) as UnfinishedBlock;
}

interface BlockFormProps {
  block: UnfinishedBlock;
  onChange: (block: UnfinishedBlock) => void;
  errors: FieldErrors;
  /** Its texts are those of a template, with variables in them. */
  isTemplate?: boolean;
  only?: ShownFields;
}

const DATE_HINT =
  'Such as 2027-05-01T16:00:00Z. If it’s empty or in the past, a new landing page starts with a date in two weeks.';

/** The input of a text with variables: the other inputs would change them or refuse them. */
function asPlainText(part: BlockPart): BlockPart {
  const { name, label } = part;
  if (part.as === 'markdown') return { name, label, as: 'lines', most: 50_000, rows: 8 };
  // Variables and conditions make a title longer than a line.
  if (name === 'title' && part.as === 'line') return { ...part, as: 'lines', rows: 1 };
  if (part.as === 'path' || part.as === 'illustration' || part.as === 'image' || part.as === 'dateTime')
    return {
      name,
      label,
      as: 'line',
      most: part.as === 'dateTime' ? 40 : 500,
      hint: part.as === 'dateTime' ? DATE_HINT : part.hint,
      isOptional: 'isOptional' in part && part.isOptional,
    };
  return part;
}

function Part({ part, value, onChange, errors }: PartProps) {
  const { label } = part;
  const list = { value: value as never, onChange, errors, label, max: MAX_ITEMS };
  const cell = { label, value: (value ?? '') as string, onChange, error: errors[''] };
  switch (part.as) {
    case 'titled':
      return (
        <div className="inner">
          <TitledTextsField {...list} noun={part.word} maxLength={3000} />
        </div>
      );
    case 'questions':
      return (
        <div className="inner">
          <QuestionsField {...list} />
        </div>
      );
    case 'proofs':
      return (
        <div className="inner">
          <ProofsField {...list} />
        </div>
      );
    case 'path':
      return <PathCell {...cell} hint={part.hint} />;
    case 'illustration':
      return <IllustrationCell {...cell} hint={part.hint} />;
    case 'markdown':
      return (
        <Suspense fallback={<Skeleton width="60%" />}>
          <MarkdownCell {...cell} />
        </Suspense>
      );
    case 'image':
      return <ImageCell {...cell} hint={part.hint} />;
    case 'form':
      return (
        <FormChoiceCell {...cell} value={value as string | undefined} hint={part.hint} onChange={onChange} />
      );
    case 'dateTime':
      return <DateTimeCell {...cell} />;
    case 'lines':
      return <TextCell {...cell} rows={part.rows} maxLength={part.most} hint={part.hint} />;
    case 'line':
      return <TextCell {...cell} maxLength={part.most} hint={part.hint} />;
  }
}

interface PartProps {
  part: BlockPart;
  value: unknown;
  onChange: (value: unknown) => void;
  errors: FieldErrors;
}

// Loaded only for blocks with a text.
const MarkdownCell = lazy(() => import('./MarkdownCell'));

/** The API's limit. */
const MAX_ITEMS = 40;
