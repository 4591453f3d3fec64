import type { Media } from '@site/api/media/contract';
import { useFormControl } from '@site/shell/kit/fields';
import { FieldCell } from '@site/shell/kit/form';
import { PicturePicker } from './PicturePicker';

/**
 * A picture of the library as a field of a record. Its value is the picture's address, or empty. What is known of the
 * picture goes into the field for its description, such as `photoAlt` of `photo`, where the record has one.
 */
export function PictureField({ name, label, help }: PictureFieldProps) {
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
      control={({ id, value, onChange, className, ...told }) => (
        <PicturePicker
          id={id}
          label={label}
          value={value}
          className={className}
          aria-describedby={told['aria-describedby']}
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

interface PictureFieldProps {
  name: string;
  label: string;
  help?: string;
}
