import type { ContentDocument } from '@site/api/contract/content';
import { useState } from 'react';
import { ConfirmDialog } from '../ConfirmDialog';
import { LeadingCell } from '../fields/LeadingCell';
import type { Deeds } from './useDeeds';

/** Asks before a document is taken off the site or put into the bin, and where its address leads to where that must be. */
export function TakeOffDialog({ deed, document, deeds, leadsTo, onClose }: TakeOffDialogProps) {
  const isPublic = document.path !== null;
  const asksTo = isPublic && leadsTo !== undefined;
  const [to, setTo] = useState(leadsTo ?? '');
  const [isTried, setIsTried] = useState(false);
  const confirm = async () => {
    setIsTried(true);
    const isDone = await deeds[deed](asksTo ? to.trim() : undefined);
    if (isDone || !asksTo) onClose();
  };
  return (
    <ConfirmDialog
      question={deed === 'bin' ? 'Put it into the bin?' : 'Take it off the site?'}
      deed={deed === 'bin' ? 'Put into the bin' : 'Take off the site'}
      isBusy={deeds.isBusy}
      onClose={onClose}
      onConfirm={() => void confirm()}
      field={
        asksTo && <LeadingCell value={to} error={isTried ? deeds.faults.to : undefined} onChange={setTo} />
      }
    >
      {isPublic && 'Visitors will not find it any more. '}
      {deed === 'bin' ? 'It can be taken back for thirty days.' : 'What is written stays here.'}
    </ConfirmDialog>
  );
}

interface TakeOffDialogProps {
  deed: 'withdraw' | 'bin';
  document: ContentDocument<object>;
  deeds: Deeds;
  /** Suggested for where its address leads; only where it must lead somewhere. */
  leadsTo?: string;
  onClose: () => void;
}
