import type { MediaDraft, MediaRecord } from '@site/api/media/contract';
import { imageAddress } from '@site/api/media/mediaAddress';
import { below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { FocusPicker } from '../../images/FocusPicker';

/** The focal point of an image, as a form field. */
export function FocusField({ name, label, help, row }: FocusFieldProps) {
  const { values, change } = useFormControl<MediaDraft>();
  const media = row as MediaRecord;
  return (
    <Styles data-field={name}>
      <FocusPicker
        label={label}
        help={help}
        alt={media.alt}
        size={{ width: media.width, height: media.height }}
        address={imageAddress(media.id, media.revision, `${widthFor(media)}.webp`)}
        value={values.focus}
        onChange={(focus) => change(name, focus)}
      />
    </Styles>
  );
}

interface FocusFieldProps {
  name: string;
  label: string;
  help?: string;
  row?: unknown;
}

/** Wide enough for the drawer on a high-resolution screen. */
const widthFor = ({ widths }: MediaRecord) => widths.find((width) => width >= 1024) ?? widths.at(-1);

const Styles = styled('div')`
  padding: 0 20px 12px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
