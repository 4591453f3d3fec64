/** Formats an integer: `7,776`. Without `Intl.NumberFormat`, whose construction is slow on phones. */
export const formatInteger = (value: number) => String(value).replace(/\B(?=(\d{3})+$)/g, ',');
