import type { UnfinishedBlock } from '@site/api/content/landingPages/contract';
import { styled } from '@site/shell/kit';
import { Menu } from '@site/shell/kit/workbench';
import Plus from 'lucide-react/icons/plus';
import { use } from 'react';
import { PreviewTargetContext } from '../editor/preview/PreviewTarget';
import type { ControlledField } from '../fields/ControlledField';
import { ItemsField } from '../fields/ItemsField';
import { BlockForm } from './BlockForm';
import { type BlockKind, blockKinds, blockName, type ShownFields } from './blockFields';

/** The blocks of a landing page in order: added from a menu, edited in forms, reordered. */
export function BlocksField({ label = 'Blocks', face = 0, isTemplate, only, ...field }: BlocksFieldProps) {
  const pointed = use(PreviewTargetContext);
  return (
    <ItemsField
      {...field}
      isCollapsible
      label={label}
      target={pointed?.variant === face ? pointed : undefined}
      noun="block"
      nameOf={blockName}
      max={MAX_BLOCKS}
      adding={(add) => <AddBlock onAdd={add} hasOpening={field.value.some(isOpening)} only={only} />}
      render={(block, onChange, errors) => (
        <BlockForm block={block} onChange={onChange} errors={errors} isTemplate={isTemplate} only={only} />
      )}
    />
  );
}

interface BlocksFieldProps extends ControlledField<UnfinishedBlock[]> {
  label?: string;
  /** Which version of the page is edited: the page itself or a variant. */
  face?: number;
  /** Its texts are those of a template, with variables in them. */
  isTemplate?: boolean;
  /** The blocks and fields that the page shows; by default, all. */
  only?: ShownFields;
}

/** A page has one hero block. */
function AddBlock({ onAdd, hasOpening, only = blockKinds }: AddBlockProps) {
  const kinds = Object.entries(blockKinds).filter(([kind]) => kind in only);
  const items = kinds.map(([value, { label, about }]) => ({
    value,
    label: (
      <Choice>
        <b>{label}</b>
        <span>{about}</span>
      </Choice>
    ),
    disabled: value === 'hero' && hasOpening,
  }));
  return (
    <Menu items={items} onChoose={(kind) => onAdd(structuredClone(blockKinds[kind as BlockKind].blank))}>
      <Plus aria-hidden />
      Add block
    </Menu>
  );
}

interface AddBlockProps {
  onAdd: (block: UnfinishedBlock) => void;
  hasOpening: boolean;
  only?: Record<string, unknown>;
}

const isOpening = ({ kind }: UnfinishedBlock) => kind === 'hero';

/** The API's limit. */
const MAX_BLOCKS = 60;

const Choice = styled('span')`
  display: grid;
  b {
    font-weight: 550;
    color: var(--ink);
  }
  span {
    font-size: var(--a13);
    color: var(--muted);
    white-space: normal;
  }
`;
