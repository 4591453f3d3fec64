import { mayEditRedirects } from '@site/api/policy/redirects';
import { Button } from '@site/shell/kit';
import { Dialog } from '@site/shell/kit/workbench';
import Upload from 'lucide-react/icons/upload';
import { useState } from 'react';
import { useMay } from '../parts/useMay';
import { ImportForm } from './ImportForm';

/** The way in for a whole table of redirects, for whoever may write them. */
export function ImportButton() {
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay()(mayEditRedirects)) return null;
  return (
    <>
      <Button tone="line" size="small" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        <Upload aria-hidden />
        Import
      </Button>
      <Dialog open={isOpen} onClose={() => setIsOpen(false)} title="Import redirects">
        <ImportForm onClose={() => setIsOpen(false)} />
      </Dialog>
    </>
  );
}
