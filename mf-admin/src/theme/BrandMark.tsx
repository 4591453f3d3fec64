/** The logo: a center line that ends in an ember. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 30 30" width="26" height="26" aria-hidden="true">
      <rect width="30" height="30" rx="7" fill="var(--brand, var(--navy))" />
      <path
        d="M6.5 21.2 21 12.8"
        stroke="var(--white)"
        strokeWidth="2"
        strokeLinecap="round"
        strokeDasharray="7.5 3 .01 3 20"
      />
      <circle cx="22.4" cy="12" r="3.1" fill="var(--ember)" />
    </svg>
  );
}
