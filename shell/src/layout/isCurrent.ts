/** Whether a navigation entry stands for the page shown: the page itself or one below it. */
export function isCurrent(to: string, pathname: string): boolean {
  if (to === '/') return pathname === '/';
  if (to === '/services' && pathname.startsWith('/industry-services/')) return true;
  return pathname === to || pathname.startsWith(`${to}/`);
}
