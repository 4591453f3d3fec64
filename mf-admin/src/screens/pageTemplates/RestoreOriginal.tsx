import type { TemplateDraft } from '@site/api/content/pageTemplates/contract';
import { Button, styled } from '@site/shell/kit';
import { useState } from 'react';
import type { SectionFooterProps } from '../../workbench/editor/definition/EditorDefinition';
import { useRestoreTemplateOriginalMutation } from './templatesApi';

/** Makes the original texts of a built-in template its draft. */
export function RestoreOriginal({ isReadOnly, onReplace }: SectionFooterProps<TemplateDraft>) {
  const [restore] = useRestoreTemplateOriginalMutation();
  const [isBusy, setIsBusy] = useState(false);
  const handleClick = async () => {
    setIsBusy(true);
    await onReplace({
      request: (id, version) => restore({ id, version }).unwrap(),
      success: 'Original restored',
      next: 'It’s a draft until you publish it.',
      unchanged: 'These are the original texts already',
      failure: 'Couldn’t restore the original',
    });
    setIsBusy(false);
  };
  return (
    <Styles>
      <p className="mu">
        This template came with the site. Restoring its original texts changes only the draft until you
        publish it. Your texts stay in the version history.
      </p>
      {!isReadOnly && (
        <Button tone="line" size="small" disabled={isBusy} onClick={() => void handleClick()}>
          {isBusy ? 'Restoring…' : 'Restore the original'}
        </Button>
      )}
    </Styles>
  );
}

const Styles = styled('div')`
  display: grid;
  gap: 8px;
  justify-items: start;
  font-size: var(--a13);
`;
