/** The steps of a password reset. */
export const resetSteps = ['Email', 'New password', 'Two-step sign-in'];
