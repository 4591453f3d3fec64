/** Whether a program reads pages and no person; one that does not say what it is counts as one. */
export const isRobot = (userAgent: string) =>
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|^$/i.test(userAgent);
