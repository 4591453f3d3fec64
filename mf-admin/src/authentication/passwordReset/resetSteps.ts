/** The way from a forgotten password to a new one. */
export const resetSteps = ['Mail', 'New password', 'Second factor'];
