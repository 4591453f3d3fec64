/** Whether the user agent is a bot. An empty one counts as a bot. */
export const isRobot = (userAgent: string) =>
  /bot|crawl|spider|slurp|headless|lighthouse|preview|monitor|curl|wget|python|java\/|^$/i.test(userAgent);
