/** The company's name and contact data where the environment sets none. */
export const defaultBrand = {
  name: 'Emberline',
  phone: '(512) 555-0100',
  email: 'hello@emberline.example',
  address: { locality: 'Round Rock', region: 'TX', postalCode: '78665' },
  /** URL of an external calendar. Without one, the booking cards lead to the site's own booking page. */
  bookingAddress: '',
};
