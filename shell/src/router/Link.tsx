import type { AnchorHTMLAttributes, Ref } from 'react';
import { type To, useHref, useLocation, useResolvedPath } from 'react-router';

/**
 * A link inside the site. It only takes its URL from the router, because `Navigation` handles all link clicks of the
 * document; the router's own link would add 4 kB.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={useHref(to)} />;
}

/** A link with `aria-current` on its page and pages below it. */
export function NavLink({ to, className, ...rest }: LinkProps) {
  const { pathname } = useResolvedPath(to);
  const shown = useLocation().pathname;
  const isCurrent = shown === pathname || shown.startsWith(`${pathname.replace(/\/$/, '')}/`);
  return <Link to={to} className={className} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}

interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: To;
  ref?: Ref<HTMLAnchorElement>;
}
