import Search from 'lucide-react/icons/search';
import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { SmartLink } from '../../kit';
import { paths } from '../../paths';
import { useSearchKeys } from './useSearchKeys';

const SearchDialog = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import('./SearchDialog').catch(() => {
    // The list of all pages is the next best thing.
    location.assign(paths.sitemap);
    return { default: () => null };
  }),
);

/** Opens the search, which is loaded then. Without scripts it leads to the list of all pages. */
export function SearchButton() {
  const [isOpen, setIsOpen] = useState(false);
  useSearchKeys(() => setIsOpen(true));
  const handleClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <SmartLink className="seek" to={paths.sitemap} aria-label="Search" onClick={handleClick}>
        <Search aria-hidden />
      </SmartLink>
      {isOpen && (
        <Suspense>
          <SearchDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
