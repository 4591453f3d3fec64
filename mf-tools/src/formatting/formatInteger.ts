/** A whole number as people read it: `7,776`. By hand, since a phone stands still while it makes an `Intl.NumberFormat`. */
export const formatInteger = (whole: number) => String(whole).replace(/\B(?=(\d{3})+$)/g, ',');
