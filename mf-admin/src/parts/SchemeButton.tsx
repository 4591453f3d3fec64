import { below, styled, Tooltip } from '@site/shell/kit';
import { useScheme } from '@site/shell/kit/workbench';
import SunMoon from 'lucide-react/icons/sun-moon';

/** Switches between the light and the dark scheme. */
export function SchemeButton() {
  const { isDark, toggle } = useScheme();
  const label = isDark ? 'Use the light scheme' : 'Use the dark scheme';
  return (
    <Tooltip text={label}>
      <Look type="button" aria-label={label} onClick={toggle}>
        <SunMoon aria-hidden />
      </Look>
    </Tooltip>
  );
}

const Look = styled('button')`
  width: 34px;
  height: 34px;
  flex: none;
  display: grid;
  place-items: center;
  padding: 0;
  border: 1px solid var(--line-2);
  border-radius: 6px;
  background: var(--sheet);
  color: var(--navy);
  cursor: pointer;
  svg {
    width: 16px;
    height: 16px;
  }
  &:hover {
    border-color: var(--navy);
  }
  @media ${below.phone} {
    width: 44px;
    height: 44px;
  }
`;
