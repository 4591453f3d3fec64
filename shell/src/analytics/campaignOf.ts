/** Those parameters of an address that name a campaign or a click on an advertisement, and nobody. */
export function campaignOf(search: string): URLSearchParams {
  const given = [...new URLSearchParams(search)];
  // Mailing tools are known to put the reader's address into a campaign parameter.
  return new URLSearchParams(given.filter(([key, value]) => KEYS.test(key) && !value.includes('@')));
}

const KEYS = /^(utm_[a-z_]+|gclid|gbraid|wbraid|dclid|msclkid|fbclid)$/;
