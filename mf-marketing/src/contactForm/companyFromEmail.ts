/** The company's domain in a business email address. Empty for addresses of mailbox providers and unfinished ones. */
export function companyFromEmail(email: string): string {
  const domain = /^[^\s@]+@((?:[a-z\d-]+\.)+[a-z]{2,})$/i.exec(email?.trim() ?? '')?.[1]?.toLowerCase();
  return domain && !MAILBOX_PROVIDERS.test(domain) ? domain : '';
}

const MAILBOX_PROVIDERS =
  /^(gmail|googlemail|yahoo|ymail|outlook|hotmail|live|msn|icloud|me|mac|aol|proton|protonmail|gmx|att|sbcglobal|comcast|verizon|bellsouth|charter|cox|suddenlink|mail|zoho|fastmail)\.[a-z.]+$/;
