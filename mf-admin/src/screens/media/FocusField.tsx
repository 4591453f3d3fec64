import type { MediaDraft, MediaRecord } from '@site/api/media/contract';
import { pictureAddress } from '@site/api/media/mediaAddress';
import { below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { FocusPicker } from '../../pictures/FocusPicker';

/** The point of a picture that stays in sight, as a field of its form. */
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
        address={pictureAddress(media.id, media.revision, `${widthFor(media)}.webp`)}
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

/** Wide enough for a sheet on a fine screen. */
const widthFor = ({ widths }: MediaRecord) => widths.find((width) => width >= 1024) ?? widths.at(-1);

const Styles = styled('div')`
  padding: 0 20px 12px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
