import { Button } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useMay } from '../../parts/useMay';
import { EarlierImports } from './EarlierImports';
import type { ImportDefinition } from './ImportDefinition';
import { ImportForm } from './ImportForm';

/** The way in for a whole table, for whoever may import one, and the way back out. */
export function ImportButton({ definition }: { definition: ImportDefinition }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay()(definition.needs)) return null;
  return (
    <>
      <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Upload aria-hidden />
        Import
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title={`Import ${definition.words.many}`}>
        <ImportForm definition={definition} onClose={() => setIsOpen(false)} />
        <EarlierImports definition={definition} />
      </Dialog>
    </>
  );
}
