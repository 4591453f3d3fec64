/** Whether a pasted image is of this site, or its bytes were pasted with it; others the page cannot load. */
export const canShowImage = (address: string): boolean => /^(\/(?!\/)|data:)/i.test(address);
