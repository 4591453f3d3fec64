import { Button, below, styled } from '@site/shell/kit';
import { useLocation } from 'react-router-dom';
import { useMay } from '../parts/useMay';
import { screens } from '../screens';
import { firstOf, menuOf } from './menuOf';
import { Place } from './Place';
import { TitleBlock } from './TitleBlock';

export { LostScreen as Component };

/** What stands at an address of the workbench where no screen is: the address, and ways on. */
export function LostScreen() {
  const { pathname } = useLocation();
  const may = useMay();
  const first = firstOf(menuOf(screens.filter(({ needs }) => may(needs))));
  return (
    <>
      <Place title="Not found" />
      <TitleBlock title="Not found">No screen of the workbench has this address.</TitleBlock>
      <Look>
        <p>
          Nothing is at <code className="m">{pathname}</code>. The address may be mistyped, or the screen was
          moved. The menu lists every screen you can open; press <kbd className="kbd">⌘K</kbd> or{' '}
          <kbd className="kbd">Ctrl K</kbd> to search them.
        </p>
        {first && (
          <Button tone="navy" size="small" to={first.path}>
            To {first.label}
          </Button>
        )}
      </Look>
    </>
  );
}

const Look = styled('div')`
  display: grid;
  justify-items: start;
  gap: 16px;
  padding: 20px;
  max-width: 620px;
  p {
    line-height: 1.6;
  }
  code {
    overflow-wrap: anywhere;
    color: var(--ink);
  }
  @media ${below.phone} {
    padding: 16px;
  }
`;
