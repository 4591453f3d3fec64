/** Delay of autoplay once half of the film is in view: shorter on phones, by user agent. */
export function autoplayDelay(userAgent: string): number {
  return /Android|iPhone|iPad|iPod|Mobile|webOS|BlackBerry|IEMobile|Opera Mini/i.test(userAgent) ? 500 : 1500;
}
