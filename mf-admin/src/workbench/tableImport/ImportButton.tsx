import { Button } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { usePermissions } from '../../session/usePermissions';
import type { ImportDefinition } from './ImportDefinition';
import { ImportForm } from './ImportForm';
import { PreviousImports } from './PreviousImports';

/** Opens the import dialog, for members who may import. */
export function ImportButton({ definition }: { definition: ImportDefinition }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!usePermissions()(definition.needs)) return null;
  return (
    <>
      <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Upload aria-hidden />
        Import
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={`Import ${definition.nouns.many}`}>
        <ImportForm definition={definition} onClose={() => setIsOpen(false)} />
        <PreviousImports definition={definition} />
      </Dialog>
    </>
  );
}
