import type { AnchorHTMLAttributes, Ref } from 'react';
import { type To, useHref, useLocation, useResolvedPath } from 'react-router';

/**
 * A link inside the site. Nothing but its address is the router's: `Navigation` follows all links of the document
 * alike, so the library's own link, which brings 4 kB for what frameworks do, has nothing to add.
 */
export function Link({ to, ...rest }: LinkProps) {
  return <a {...rest} href={useHref(to)} />;
}

/** A link that says whether the visitor is at its page or below it. */
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
