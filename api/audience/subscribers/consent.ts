/**
 * The consent text with the firm's name. Stored with every subscription; a changed text needs a new version. In its own
 * file because every page shows it without needing the contract.
 */
export const subscriptionConsent = {
  version: '2',
  text: (firm: string) =>
    `By subscribing, you agree that ${firm} emails you new articles from The Foundry on the topics you choose. You can unsubscribe with one click in every email.`,
};
