/**
 * What one agrees to, in the firm's name. Kept word by word with every subscription; new words need a new version. By
 * itself, since every page shows it and none of them needs the contract for that.
 */
export const subscriptionConsent = {
  version: '1',
  text: (firm: string) =>
    `By subscribing you agree that ${firm} mails you new notes from The Foundry on the topics you choose. Every mail has a link that ends it.`,
};
