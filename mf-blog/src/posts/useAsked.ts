import { paths } from '@site/shell/paths';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { type Asked, addressOf, askedOf } from './register';

/**
 * What the register is asked for, kept in step with the address. While the visitor types or chooses a subject the
 * address is rewritten in place: no navigation, so that nothing scrolls and the field keeps its focus.
 */
export function useAsked(): [Asked, (change: Partial<Asked>) => void] {
  const { search } = useLocation();
  const [asked, setAsked] = useState(() => askedOf(search));
  const written = useRef<string>(undefined);

  // A link or the back button may lead to the register itself, which then stays mounted.
  useEffect(() => {
    written.current = window.location.search;
    const follow = () => {
      if (window.location.pathname !== paths.blog || window.location.search === written.current) return;
      written.current = window.location.search;
      setAsked(askedOf(window.location.search));
    };
    const { navigation } = window;
    navigation?.addEventListener('currententrychange', follow);
    window.addEventListener('popstate', follow);
    return () => {
      navigation?.removeEventListener('currententrychange', follow);
      window.removeEventListener('popstate', follow);
    };
  }, []);

  const ask = (change: Partial<Asked>) => {
    const next = { ...asked, page: 1, ...change };
    const address = addressOf(next);
    written.current = new URL(address, window.location.href).search;
    window.history.replaceState(window.history.state, '', address);
    setAsked(next);
  };
  return [asked, ask];
}
