import { FieldCell, type FieldProps } from '../form/FieldCell';
import { Switch } from './Switch';

/** A switch in a form. It always has a value, so it is neither required nor optional. */
export function SwitchField({ onLabel, offLabel, ...field }: SwitchFieldProps) {
  return (
    <FieldCell<boolean>
      {...field}
      control={({ value, name: _, 'aria-required': __, ...input }) => (
        <Switch {...input} checked={value === true} onLabel={onLabel} offLabel={offLabel} />
      )}
    />
  );
}

export interface SwitchFieldProps extends Omit<FieldProps, 'optional'> {
  /** Label for the on state, such as `Published`. */
  onLabel?: string;
  offLabel?: string;
}
