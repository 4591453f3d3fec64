import { ConsentPreferences, Seo, styled, useConsent, useHydrated, useToast } from '@site/shell/kit';
import { paths } from '@site/shell/paths';
import { Quarter } from '../parts/Quarter';
import { SheetHead } from '../parts/SheetHead';
import { CookieTable } from './CookieTable';
import { COOKIES } from './content';

/** The choice of cookies, to be made or changed at any time, and everything that may be kept in the browser. */
export function CookiePreferencesPage() {
  const { toast } = useToast();
  const isHydrated = useHydrated();
  return (
    <>
      <Seo
        title={COOKIES.title}
        description={COOKIES.description}
        path={paths.cookiePreferences}
        crumbs={[
          { label: 'Home', to: paths.home },
          { label: COOKIES.title, to: paths.cookiePreferences },
        ]}
      />
      <SheetHead title={COOKIES.title} lead={COOKIES.lead} />
      <Quarter id="choice" title="Your choice" note={isHydrated ? <Standing /> : undefined} ground="sheet">
        <Categories>
          {COOKIES.categories.map(({ id, title, text }) => (
            <div key={id}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </Categories>
        <Switches>
          {isHydrated ? (
            <ConsentPreferences onSaved={() => toast(COOKIES.saved)} />
          ) : (
            <p>The switches need JavaScript. Without it, nothing but what is necessary is used.</p>
          )}
        </Switches>
      </Quarter>
      <Quarter id="list" title={COOKIES.table.title}>
        <CookieTable />
      </Quarter>
    </>
  );
}

export { CookiePreferencesPage as Component };

function Standing() {
  const { choices } = useConsent();
  if (!choices) return COOKIES.none;
  const chosen = [choices.analytics && 'analytics', choices.marketing && 'marketing'].filter(Boolean);
  return `Stored in this browser: necessary${chosen.length > 0 ? ` and ${chosen.join(' and ')}` : ' only'}.`;
}

/** Keeps the room the switches take once they are here; their hidden inputs are wider than a small screen. */
const Switches = styled('div')`
  min-height: 248px;
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
