import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { type Settings, useSettings } from '../SettingsContext';

/**
 * A link that picks its behavior by target: the router for pages of the site, a new tab without opener for webmail, a
 * normal link for everything else.
 */
export function SmartLink({ to, children, ...rest }: SmartLinkProps) {
  const settings = useSettings();
  if (isInApp(to)) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  const newTab = isWebMail(to, settings) ? { target: '_blank', rel: 'noopener' } : {};
  return (
    <a href={to} {...newTab} {...rest}>
      {children}
    </a>
  );
}

export interface SmartLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  to: string;
  ref?: Ref<HTMLAnchorElement>;
}

/** Files and feeds are not routed on the client. */
export function isInApp(to: string): boolean {
  return (
    (to.startsWith('/') && !to.startsWith('//') && !/\.\w+($|\?)/.test(to) && !to.startsWith('/api/')) ||
    to.startsWith('#')
  );
}

export function isWebMail(to: string, settings: Pick<Settings, 'webMailPrefixes'>): boolean {
  return (settings.webMailPrefixes ?? DEFAULT_PREFIXES).some((prefix) => to.startsWith(prefix));
}

const DEFAULT_PREFIXES = ['https://outlook.', 'https://mail.', 'https://webmail.'];
