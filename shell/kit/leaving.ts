/** Told before another page of the site is shown, with its address; whoever holds unsaved work may stop it. */
export const LEAVING = 'leaving';

/** Whether nobody minds that the page is left for an address. */
export const mayLeave = (url: string): boolean =>
  window.dispatchEvent(new CustomEvent(LEAVING, { cancelable: true, detail: url }));
