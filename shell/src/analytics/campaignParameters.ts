/** The URL parameters of a campaign or ad click, without personal data. */
export function campaignParameters(search: string): URLSearchParams {
  const given = [...new URLSearchParams(search)];
  // Email tools may put the recipient's address into a campaign parameter.
  return new URLSearchParams(given.filter(([key, value]) => KEYS.test(key) && !value.includes('@')));
}

const KEYS = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|msclkid|fbclid)$/;
