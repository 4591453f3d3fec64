import type { LandingDraft, UnfinishedBlock } from '@site/api/content/landingPages/contract';
import { maxVariants, variantNames } from '@site/api/insights/variants/contract';
import { Button, styled } from '@site/shell/kit';
import Plus from 'lucide-react/icons/plus';
import type { CustomControlProps } from '../../workbench/editor/definition/EditorDefinition';
import { errorsBelow } from '../../workbench/fields/ControlledField';
import { BlocksField } from '../../workbench/landingBlocks/BlocksField';

/** The variants of the page's blocks, each shown to a share of visitors; a new one starts as a copy. */
export function VariantsControl({
  draft,
  onChangeFields: onWrite,
  isReadOnly,
  errors: faults,
}: CustomControlProps<LandingDraft>) {
  const variants = draft.variants ?? [];
  const write = (next: typeof variants) => onWrite({ variants: next });
  const change = (at: number, blocks: UnfinishedBlock[]) =>
    write(variants.map((variant, index) => (index === at ? { blocks } : variant)));
  return (
    <Styles>
      {variants.map(({ blocks }, at) => {
        const name = variantLetter(at + 1);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a variant is its letter
          <section key={at} aria-label={`Variant ${name}`}>
            <header>
              <h3>Variant {name}</h3>
              {!isReadOnly && (
                <>
                  <Button
                    tone="line"
                    size="small"
                    onClick={() => onWrite({ blocks, variants: [] })}
                    aria-label={`Use variant ${name} as the page`}
                  >
                    Use as the page
                  </Button>
                  <Button
                    tone="line"
                    size="small"
                    onClick={() => write(variants.filter((_, index) => index !== at))}
                    aria-label={`Remove variant ${name}`}
                  >
                    Remove
                  </Button>
                </>
              )}
            </header>
            <BlocksField
              label={`Blocks of variant ${name}`}
              face={at + 1}
              value={blocks}
              onChange={(next) => change(at, next)}
              errors={errorsBelow(errorsBelow(faults, at), 'blocks')}
            />
          </section>
        );
      })}
      {!isReadOnly && variants.length < maxVariants && (
        <Button
          tone="line"
          size="small"
          onClick={() => write([...variants, { blocks: structuredClone(draft.blocks) }])}
        >
          <Plus aria-hidden />
          Add variant {variantLetter(variants.length + 1)}
        </Button>
      )}
      <p className="mu">
        {variants.length
          ? 'Each visitor sees the page’s blocks or one variant, with equal probability, and always sees the same one.'
          : isReadOnly
            ? 'No variants.'
            : 'Test other blocks, text or order with half of the visitors.'}
      </p>
    </Styles>
  );
}

/** The name of a variant; the page itself is A. */
export const variantLetter = (at: number) => (variantNames[at] ?? '').toUpperCase();

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 12px;
  > section {
    justify-self: stretch;
    padding-top: 12px;
    border-top: 1px solid var(--line-2);
  }
  > section > header {
    display: flex;
    flex-wrap: wrap;
    gap: 8px;
    align-items: center;
    margin-bottom: 10px;
  }
  > section > header > h3 {
    margin-right: auto;
    font-size: 1rem;
    font-weight: 600;
  }
`;
