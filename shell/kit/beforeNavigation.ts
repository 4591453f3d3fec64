/** Event before navigation to another page, with its URL as detail. A listener with unsaved changes can cancel it. */
export const BEFORE_NAVIGATION = 'leaving';

/** Whether no listener cancels navigation to the URL. */
export const canNavigate = (url: string): boolean =>
  window.dispatchEvent(new CustomEvent(BEFORE_NAVIGATION, { cancelable: true, detail: url }));
