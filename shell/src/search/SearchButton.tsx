import Search from 'lucide-react/icons/search';
import { type ComponentType, lazy, type MouseEvent, Suspense, useState } from 'react';
import { SmartLink } from '../../kit';
import { paths } from '../../paths';
import { useSearchKeys } from './useSearchKeys';

const SearchDialog = lazy<ComponentType<{ onClose: () => void }>>(() =>
  import('./SearchDialog').catch(() => {
    // If the dialog cannot load, the sitemap is the fallback.
    location.assign(paths.sitemap);
    return { default: () => null };
  }),
);

/** Opens the search dialog, which loads on demand. Without scripts it links to the sitemap. */
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
