import Search from 'lucide-react/icons/search';
import { useEffect, useState } from 'react';
import { SmartLink, useHydrated, useSettings } from '../../kit';
import { defaultPages, type KnownPage, nearestPages } from '../../kit/nearestPages';
import { fetchAllPages } from '../../kit/pages';
import { PageSuggestionsStyles } from './PageSuggestionsStyles';

/**
 * Suggestions on the 404 page: a search over the site's pages that starts with the requested path, and the phone
 * number. Before scripts run it lists the main pages, so that one document serves every missing address.
 */
export function PageSuggestions() {
  const { phone, phoneHref } = useSettings();
  const isReady = useHydrated();
  const [typed, setTyped] = useState<string>();
  const query = typed ?? (isReady ? lastWord(location.pathname) : '');
  const known = useKnownPages();
  const pages = query
    ? nearestPages(query, known)
    : defaultPages.map((page) => ({ ...page, distance: undefined }));
  return (
    <PageSuggestionsStyles aria-label="Ways on">
      <div className="wrap">
        <div className="ask">
          <h2>Search the site</h2>
          <search className="find">
            <label className="sr" htmlFor="find-page">
              Search pages
            </label>
            <Search aria-hidden />
            <input
              id="find-page"
              type="search"
              autoComplete="off"
              value={query}
              onChange={(event) => setTyped(event.target.value)}
            />
          </search>
          <p className="hint">We searched for the address you opened.</p>
          <div className="person">
            <h2>Or ask us</h2>
            <a className="tn" href={phoneHref}>
              {phone}
            </a>
            <p>We’ll help you find it.</p>
          </div>
        </div>
        <div className="pages">
          <div className="head">
            <h2 id="nearest">Similar pages</h2>
          </div>
          <ol aria-labelledby="nearest" aria-live="polite">
            {pages.map(({ label, path, distance }) => (
              <li key={path}>
                <SmartLink to={path}>
                  <b>{label}</b>
                  <code>{path}</code>
                  {distance !== undefined && <i style={{ '--letters': Math.min(distance, 12) } as never} />}
                </SmartLink>
              </li>
            ))}
          </ol>
        </div>
      </div>
    </PageSuggestionsStyles>
  );
}

/** All current pages of the site; the main pages until they load. */
function useKnownPages(): KnownPage[] {
  const [pages, setPages] = useState(defaultPages);
  useEffect(() => {
    const ending = new AbortController();
    // If the request fails, the main pages remain.
    fetchAllPages(ending.signal).then(setPages, () => undefined);
    return () => ending.abort();
  }, []);
  return pages;
}

function lastWord(pathname: string): string {
  const last = pathname.split('/').filter(Boolean).at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
