import type { ImagePlaceholder } from '@site/shell/kit/editor';
import { type ReactNode, useEffect, useState } from 'react';
import { DescribeUpload } from './DescribeUpload';
import { ImageDialog } from './ImageDialog';
import { UploadList } from './UploadList';
import { useUploads } from './useUploads';

/**
 * Inserts images into a text: from the library or uploaded. Images without alt text are described first. Render
 * `shown` beside the text.
 */
export function useTextImages(): { source: TextImages; shown: ReactNode } {
  const { queue, uploads } = useUploads();
  const [placeholders] = useState(() => new Map<number, ImagePlaceholder>());
  const [target, setTarget] = useState<ImagePlaceholder>();
  const drop = (id: number) => {
    placeholders.get(id)?.remove();
    placeholders.delete(id);
    queue.drop(id);
  };
  const put = (id: number, { address, alt }: { address: string; alt: string }) => {
    placeholders.get(id)?.fill({ src: address, alt });
    placeholders.delete(id);
    queue.drop(id);
  };
  useEffect(() => {
    for (const { id, media } of uploads) if (media?.alt) put(id, media);
  });
  const upload = (file: File, placeholder: ImagePlaceholder) => {
    const [id] = queue.add([file]);
    if (id !== undefined) placeholders.set(id, placeholder);
  };
  const shown = (
    <>
      <UploadList
        uploads={uploads.filter(({ media }) => !media)}
        queue={{ retry: (id) => queue.retry(id), drop }}
      />
      {uploads.map(
        ({ id, media }) =>
          media &&
          !media.alt && (
            <DescribeUpload
              key={id}
              media={media}
              onDone={(named) => put(id, named)}
              onSkip={() => drop(id)}
            />
          ),
      )}
      <ImageDialog
        open={target !== undefined}
        onClose={() => {
          target?.remove();
          setTarget(undefined);
        }}
        onChoose={({ address, alt }) => target?.fill({ src: address, alt })}
      />
    </>
  );
  return { source: { upload, choose: setTarget }, shown };
}

interface TextImages {
  upload: (file: File, placeholder: ImagePlaceholder) => void;
  choose: (placeholder: ImagePlaceholder) => void;
}
