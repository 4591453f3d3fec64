/** The company's name and contact data where the environment sets none. */
export const defaultBrand = {
  name: 'Emberline',
  phone: '(512) 555-0100',
  email: 'hello@emberline.example',
  address: { locality: 'Round Rock', region: 'TX', postalCode: '78665' },
  bookingAddress: 'https://outlook.office.com/book/emberline@emberline.example/',
};
