import type { Media } from '@site/api/media/contract';
import { useFormControl } from '@site/shell/kit/fields';
import { FieldCell } from '@site/shell/kit/form';
import { ImagePicker } from './ImagePicker';

/**
 * A record field with an image of the library. Its value is the image's path or empty. The image's alt text goes into
 * the field for it, such as `photoAlt` for `photo`, where the record has one.
 */
export function ImageField({ name, label, help }: ImageFieldProps) {
  const { values, change } = useFormControl<object>();
  const described = `${name}Alt`;
  const describe = (alt: Media['alt']) => described in values && change(described, alt);
  return (
    <FieldCell<string>
      name={name}
      label={label}
      hint={help}
      isGroup
      wide
      optional
      control={({ id, value, onChange, className, ...ariaProps }) => (
        <ImagePicker
          id={id}
          label={label}
          value={value}
          className={className}
          aria-describedby={ariaProps['aria-describedby']}
          onChoose={({ address, alt }) => {
            onChange(address);
            describe(alt);
          }}
          onRemove={() => {
            onChange('');
            describe('');
          }}
        />
      )}
    />
  );
}

interface ImageFieldProps {
  name: string;
  label: string;
  help?: string;
}
