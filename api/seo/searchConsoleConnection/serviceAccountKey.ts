/** What is used of the JSON key of a service account. Its addresses are not: calls go to Google’s own. */
export interface ServiceAccountKey {
  client_email: string;
  private_key_id: string;
  private_key: string;
}

/** The key in a text that the contract has accepted. */
export const readServiceAccountKey = (text: string): ServiceAccountKey => JSON.parse(text);
