import type { AnchorHTMLAttributes, Ref } from 'react';
import { Link } from 'react-router-dom';
import { type Settings, useSettings } from '../SettingsContext';

/**
 * A link that knows where it leads: inside the site through the router, to a web-mail address in a new tab without
 * an opener, anywhere else in the same tab.
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

/** Files and feeds the server answers itself are not in the router's hands. */
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
