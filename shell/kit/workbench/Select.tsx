import styled from '@emotion/styled';

/** One of a few values, outside of a form: a filter, a status. */
export function Select({ label, value, options, onChange, hideLabel }: SelectProps) {
  return (
    <Box>
      <span className={hideLabel ? 'sr' : undefined}>{label}</span>
      <select value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Box>
  );
}

export interface SelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
  hideLabel?: boolean;
}

const Box = styled('label')`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--muted);
  select { appearance: none; min-height: var(--ctl, 34px); padding: 0 30px 0 11px; border: 1px solid var(--line-2); border-radius: 6px; background: var(--sheet); color: var(--text); font-weight: 500; cursor: pointer; }
  select:hover { border-color: var(--navy); }
  &::after { content: ""; position: absolute; right: 12px; top: calc(50% - 6px); width: 6px; height: 6px; border: solid var(--navy); border-width: 0 1.5px 1.5px 0; transform: rotate(45deg); pointer-events: none; }
`;
