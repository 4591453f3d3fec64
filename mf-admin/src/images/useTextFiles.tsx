import type { FileSource } from '@site/shell/kit/editor';
import { type ReactNode, useState } from 'react';
import { FileDialog } from './FileDialog';

type OnChoose = Parameters<FileSource['choose']>[0];

/** Lets links of a text lead to PDFs of the library. Render `dialog` beside the text. */
export function useTextFiles(): { files: FileSource; dialog: ReactNode } {
  const [onChoose, setOnChoose] = useState<OnChoose>();
  const dialog = (
    <FileDialog
      open={onChoose !== undefined}
      onClose={() => setOnChoose(undefined)}
      onChoose={({ address, name }) => {
        onChoose?.({ address, label: name.replace(/\.pdf$/i, '') });
        setOnChoose(undefined);
      }}
    />
  );
  return { files: { choose: (next) => setOnChoose(() => next) }, dialog };
}
