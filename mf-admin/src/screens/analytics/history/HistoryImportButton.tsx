import { mayImportHistory } from '@site/api/insights/history/policy';
import { Button } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { usePermissions } from '../../../session/usePermissions';
import { HistoryForm } from './HistoryForm';
import { PreviousHistoryImports } from './PreviousHistoryImports';

/** Opens the import of figures from other products, for members who may import. */
export function HistoryImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  if (!usePermissions()(mayImportHistory)) return null;
  const handleClose = () => setIsOpen(false);
  return (
    <>
      <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Upload aria-hidden size={16} /> Import history
      </Button>
      <Dialog open={isOpen} onClose={handleClose} title="Import history">
        <HistoryForm onClose={handleClose} />
        <PreviousHistoryImports />
      </Dialog>
    </>
  );
}
