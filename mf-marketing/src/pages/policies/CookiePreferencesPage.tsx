import { below, ConsentPreferences, styled, useConsent, useHydrated, useToast } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { InnerPage } from '../../innerPage/InnerPage';
import { TitledSection } from '../../innerPage/TitledSection';
import { ActiveServicesTable } from './ActiveServicesTable';
import { ConsentReceipt } from './ConsentReceipt';
import { CookieTable } from './CookieTable';
import { content } from './content/cookie-preferences';

/** Cookie preferences, which can be changed at any time, and everything that may be stored in the browser. */
export function CookiePreferencesPage() {
  const { toast } = useToast();
  const isHydrated = useHydrated();
  const note = isHydrated ? <Standing /> : content.none;
  return (
    <InnerPage {...content.page} path={paths.cookiePreferences}>
      <TitledSection id="choice" title="Your choice" note={note} background="sheet">
        <Categories>
          {content.categories.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Categories>
        <Switches>
          {isHydrated ? (
            <>
              <ConsentPreferences onSaved={() => toast(content.saved)}>
                {(choices) => <ActiveServicesTable choices={choices} />}
              </ConsentPreferences>
              <ConsentReceipt />
            </>
          ) : (
            <p>The switches need JavaScript. Without it, only necessary cookies are used.</p>
          )}
        </Switches>
      </TitledSection>
      <TitledSection id="list" title={content.table.title}>
        <CookieTable />
      </TitledSection>
    </InnerPage>
  );
}

export { CookiePreferencesPage as Component };

function Standing() {
  const { choices } = useConsent();
  if (!choices) return content.none;
  const chosen = [choices.analytics && 'analytics', choices.marketing && 'marketing'].filter(Boolean);
  return `Stored in this browser: necessary${chosen.length > 0 ? ` and ${chosen.join(' and ')}` : ' only'}.`;
}

/** Reserves the space of the switches; their hidden inputs are wider than a small screen. */
const Switches = styled('div')`
  min-height: 806px;
  @media ${below.small} {
    min-height: max(806px, 1072px - 46vw);
  }
  overflow-x: clip;
  margin-inline: -8px;
  padding-inline: 8px;
`;

const Categories = styled('dl')`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: 16px 32px;
  margin-bottom: 32px;
  dt {
    font-weight: 600;
    color: var(--ink);
  }
  dd {
    margin-top: 4px;
    font-size: 1rem;
    line-height: 1.5;
  }
`;
