import type { MediaRecord } from '@site/api/media/contract';
import { Button, below, styled, useToast } from '@site/shell/kit';
import type { ApiError } from '@site/shell/kit/query';
import Replace from 'lucide-react/icons/replace';
import { useRef, useState } from 'react';
import { acceptedImages, acceptedPdfs } from '../../images/acceptedFiles';
import { replaceFile } from '../../images/mediaApi';
import { errorToast } from '../../requests/errorToast';

/** Replaces the file; all pages that use it show the new one within a minute. */
export function ReplaceButton({ media }: { media: MediaRecord }) {
  const picker = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { toast } = useToast();
  const isPdf = media.kind === 'pdf';
  const noun = isPdf ? 'PDF' : 'image';
  const replace = async (file: File | undefined) => {
    if (!file) return;
    setIsBusy(true);
    try {
      await replaceFile(media, file);
      toast({
        title: isPdf ? 'PDF replaced' : 'Image replaced',
        description: `The URL stays the same. Pages show the new ${noun} within a minute.`,
      });
    } catch (error) {
      toast(errorToast(`Couldn’t replace the ${noun}`, error as ApiError));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <Styles>
      <Button tone="line" size="small" disabled={isBusy} onClick={() => picker.current?.click()}>
        <Replace aria-hidden />
        {isBusy ? 'Replacing…' : 'Replace'}
      </Button>
      <span className="mu">The URL stays the same.</span>
      <input
        ref={picker}
        type="file"
        aria-label={`Replacement ${noun}`}
        tabIndex={-1}
        hidden
        accept={(isPdf ? acceptedPdfs : acceptedImages).types.join()}
        onChange={({ target }) => {
          void replace(target.files?.[0]);
          target.value = '';
        }}
      />
    </Styles>
  );
}

const Styles = styled('div')`
  display: flex;
  align-items: center;
  gap: 10px;
  padding: 10px 20px;
  border-bottom: 1px solid var(--line);
  font-size: var(--a13);
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
