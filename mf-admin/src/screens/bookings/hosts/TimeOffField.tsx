import type { TimeOff } from '@site/api/bookings/hosts/contract';
import { isDay } from '@site/api/platform/contracts/endpoint';
import { Button, below, styled } from '@site/shell/kit';
import { DateInput } from '@site/shell/kit/fields';
import { FieldCell } from '@site/shell/kit/form';
import { IconButton } from '@site/shell/kit/workbench';
import Plus from 'lucide-react/icons/plus';
import X from 'lucide-react/icons/x';
import { officeToday } from '../calendar/days';

const MAX = 50;

/** Days on which a host holds no meetings, as a record field. */
export function TimeOffField({ name, label, help }: { name: string; label: string; help?: string }) {
  return (
    <FieldCell<TimeOff[]>
      name={name}
      label={label}
      hint={help}
      isGroup
      wide
      optional
      control={({ value, onChange, ...input }) => {
        const items = value || [];
        const change = (at: number, part: Partial<TimeOff>) =>
          onChange(items.map((item, index) => (index === at ? { ...item, ...part } : item)));
        return (
          <Styles
            role="group"
            aria-labelledby={input['aria-labelledby']}
            aria-describedby={input['aria-describedby']}
          >
            {items.map((item, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the items have no identity of their own
              <div className="item" key={at}>
                <DateInput
                  aria-label={`First day ${at + 1}`}
                  value={item.from}
                  onChange={(from) => change(at, { from })}
                  onBlur={() => isDay(item.from) && item.to < item.from && change(at, { to: item.from })}
                />
                <DateInput
                  aria-label={`Last day ${at + 1}`}
                  value={item.to}
                  min={item.from}
                  onChange={(to) => change(at, { to })}
                />
                <input
                  type="text"
                  className="control"
                  aria-label={`Reason ${at + 1}`}
                  placeholder="Vacation"
                  maxLength={60}
                  autoComplete="off"
                  value={item.label}
                  onChange={({ target }) => change(at, { label: target.value })}
                />
                <IconButton
                  label={`Remove time off ${at + 1}`}
                  onClick={() => onChange(items.filter((_, index) => index !== at))}
                >
                  <X aria-hidden />
                </IconButton>
              </div>
            ))}
            {items.length < MAX && (
              <Button
                tone="line"
                size="small"
                onClick={() => onChange([...items, { from: officeToday(), to: officeToday(), label: '' }])}
              >
                <Plus aria-hidden />
                Add time off
              </Button>
            )}
          </Styles>
        );
      }}
    />
  );
}

const Styles = styled('div')`
  display: grid;
  justify-items: start;
  gap: 8px;
  padding: 6px 20px 10px;
  @media ${below.phone} {
    padding-inline: 16px;
  }
  .item {
    display: grid;
    grid-template-columns: 1fr 1fr auto;
    gap: 6px;
    width: 100%;
  }
  .item > .control {
    min-width: 0;
    padding: 6px 10px;
    border: 1px solid var(--line-2);
    border-radius: 3px;
  }
  .item > .control[type="text"] {
    grid-column: 1 / 3;
    grid-row: 2;
  }
`;
