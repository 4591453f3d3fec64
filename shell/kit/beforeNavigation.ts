/** Told before another page of the site is shown, with its address; whoever holds unsaved work may stop it. */
export const BEFORE_NAVIGATION = 'leaving';

/** Whether nobody minds that the page is left for an address. */
export const canNavigate = (url: string): boolean =>
  window.dispatchEvent(new CustomEvent(BEFORE_NAVIGATION, { cancelable: true, detail: url }));
