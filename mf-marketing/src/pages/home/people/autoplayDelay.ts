/** How long the film waits once half of it is in view: shorter on phones, as their user agent tells. */
export function autoplayDelay(userAgent: string): number {
  return /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|IEMobile|Opera Mini/i.test(userAgent) ? 500 : 1500;
}
