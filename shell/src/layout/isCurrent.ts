/** Whether a navigation entry is for the current page or a page above it. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  if (to === '/services' && pathname.startsWith('/industry-services/')) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
