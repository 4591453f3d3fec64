import type { HostDraft, WorkingHours } from '@site/api/bookings/hosts/contract';
import { Button, below, styled } from '@site/shell/kit';
import { useFormControl } from '@site/shell/kit/fields';
import { FieldCell } from '@site/shell/kit/form';
import { WeekGrid } from './WeekGrid';

/** Working hours on a weekly grid, as a record field. */
export function HoursField({ name, label, help }: { name: string; label: string; help?: string }) {
  const { values, change } = useFormControl<HostDraft>();
  const copyMonday = () => {
    const monday = values.hours.filter(({ weekday }) => weekday === 1);
    const weekend = values.hours.filter(({ weekday }) => weekday === 0 || weekday === 6);
    const copied = [1, 2, 3, 4, 5].flatMap((weekday) => monday.map((one) => ({ ...one, weekday })));
    change('hours', [
      ...weekend.filter(({ weekday }) => weekday === 0),
      ...copied,
      ...weekend.filter(({ weekday }) => weekday === 6),
    ]);
  };
  return (
    <FieldCell<WorkingHours[]>
      name={name}
      label={label}
      hint={help}
      isGroup
      wide
      control={({ value, onChange, ...input }) => (
        <Styles>
          <WeekGrid
            value={value || []}
            onChange={onChange}
            labelledBy={input['aria-labelledby']}
            describedBy={input['aria-describedby']}
          />
          <Button tone="line" size="small" onClick={copyMonday}>
            Copy Monday to weekdays
          </Button>
        </Styles>
      )}
    />
  );
}

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 10px;
  padding: 6px 20px 10px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
`;
