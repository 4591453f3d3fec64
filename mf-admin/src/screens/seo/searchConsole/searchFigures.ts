/** The share of impressions that were clicked, such as `2.5%`. */
export const formatRate = (clicks: number, impressions: number): string =>
  impressions ? `${((clicks / impressions) * 100).toFixed(1)}%` : '–';
