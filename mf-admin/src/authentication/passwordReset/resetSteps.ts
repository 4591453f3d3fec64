/** The way from a forgotten password to a new one. */
export const resetSteps = ['Email', 'New password', 'Two-step sign-in'];
