/** Where the facts of the service areas can be looked up. */
export const census = { name: 'U.S. Census Bureau, 2020 Census', url: 'https://data.census.gov/' };
export const censusDay = '2020-04-01';

export const handbook = (title: string, entry: string) => ({
  name: `Handbook of Texas, “${title}”`,
  url: `https://www.tshaonline.org/handbook/entries/${entry}`,
});
