import type { ImagePlaceholder } from '@site/shell/kit/editor';
import { type ReactNode, useEffect, useState } from 'react';
import { DescribeUpload } from './DescribeUpload';
import { PictureDialog } from './PictureDialog';
import { UploadList } from './UploadList';
import { useUploads } from './useUploads';

/**
 * Pictures of the library for a text: chosen ones, and files that come into it on their way to the text. None gets
 * there before somebody has said what it shows. `shown` is to stand beside the text.
 */
export function useTextPictures(): { source: TextPictures; shown: ReactNode } {
  const { queue, uploads } = useUploads();
  const [places] = useState(() => new Map<number, ImagePlaceholder>());
  const [asked, setAsked] = useState<ImagePlaceholder>();
  const drop = (id: number) => {
    places.get(id)?.remove();
    places.delete(id);
    queue.drop(id);
  };
  const put = (id: number, { address, alt }: { address: string; alt: string }) => {
    places.get(id)?.fill({ src: address, alt });
    places.delete(id);
    queue.drop(id);
  };
  useEffect(() => {
    for (const { id, media } of uploads) if (media?.alt) put(id, media);
  });
  const upload = (file: File, place: ImagePlaceholder) => {
    const [id] = queue.add([file]);
    if (id !== undefined) places.set(id, place);
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
      <PictureDialog
        open={asked !== undefined}
        onClose={() => {
          asked?.remove();
          setAsked(undefined);
        }}
        onChoose={({ address, alt }) => asked?.fill({ src: address, alt })}
      />
    </>
  );
  return { source: { upload, choose: setAsked }, shown };
}

interface TextPictures {
  upload: (file: File, place: ImagePlaceholder) => void;
  choose: (place: ImagePlaceholder) => void;
}
