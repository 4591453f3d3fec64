import { Button, below, styled } from '@site/shell/kit';
import { useLocation } from 'react-router-dom';
import { screens } from '../../screens';
import { usePermissions } from '../../session/usePermissions';
import { PageMeta } from '../screen/PageMeta';
import { ScreenHeader } from '../screen/ScreenHeader';
import { buildMenu, firstScreen } from './buildMenu';

export { UnknownPathScreen as Component };

/** The "not found" screen of the workbench. */
export function UnknownPathScreen() {
  const { pathname } = useLocation();
  const may = usePermissions();
  const first = firstScreen(buildMenu(screens.filter(({ needs }) => may(needs))));
  return (
    <>
      <PageMeta title="Not found" />
      <ScreenHeader title="Not found">This page doesn’t exist.</ScreenHeader>
      <Styles>
        <p>
          There’s no page at <code className="m">{pathname}</code>. Check the URL or choose a page from the
          menu.
          <span className="keys">
            {' '}
            You can also press <kbd className="kbd">⌘K</kbd> or <kbd className="kbd">Ctrl K</kbd> to search.
          </span>
        </p>
        {first && (
          <Button tone="navy" size="small" to={first.path}>
            Go to {first.label}
          </Button>
        )}
      </Styles>
    </>
  );
}

const Styles = styled('div')`
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
  @media (hover: none) {
    .keys {
      display: none;
    }
  }
`;
