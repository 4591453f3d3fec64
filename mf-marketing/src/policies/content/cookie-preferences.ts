/** Every word of the page on cookies. */
export const content = {
  page: {
    title: 'Cookie Preferences',
    description:
      'Choose which cookies this website may use, see every item it keeps in your browser and for how long, and change your mind at any time.',
    lead: 'Choose what may be kept in your browser, and see everything that is.',
  },
  categories: [
    {
      id: 'necessary',
      title: 'Necessary',
      text: 'Keep the site working: your choice on this page, an unfinished form, and the sign-in of our team. These cannot be turned off.',
    },
    {
      id: 'analytics',
      title: 'Analytics',
      text: 'Help us count visits and see which pages are used. Off until you say otherwise, and only if our team has configured a tag.',
    },
    {
      id: 'marketing',
      title: 'Marketing',
      text: 'Tell us whether an advertisement led to a visit. Off until you say otherwise. If you opt out, we clear the cookies listed here that our website can reach.',
    },
  ],
  saved: { title: 'Preferences saved', description: 'Your choice is stored in this browser.' },
  none: 'You have not made a choice yet.',
  table: {
    title: 'Everything this website may keep in your browser',
    columns: ['Name', 'Where', 'What for', 'How long', 'Category'],
    rows: [
      {
        name: 'emberline-consent',
        where: 'Local storage',
        purpose: 'Remembers your cookie choice',
        lifetime: 'Until you clear it',
        category: 'Necessary',
      },
      {
        name: 'emberline-consent-date',
        where: 'Local storage',
        purpose: 'Remembers when you made it',
        lifetime: 'Until you clear it',
        category: 'Necessary',
      },
      {
        name: '__Host-sid or sid',
        where: 'Cookie',
        purpose: 'Keeps members of our team signed in. Visitors do not get one',
        lifetime: 'Ends after 60 minutes without use, 12 hours at most',
        category: 'Necessary',
      },
      {
        name: 'draft:…',
        where: 'Session storage',
        purpose: 'Keeps an unfinished form in this tab, until it is sent',
        lifetime: 'Until it is sent or the tab is closed',
        category: 'Necessary',
      },
      {
        name: 'Traffic source',
        where: 'Session storage',
        purpose: 'Remembers what brought you here, and goes along with an enquiry you send',
        lifetime: 'Until the tab is closed',
        category: 'Necessary',
      },
      {
        name: '_ga, _ga_…',
        where: 'Cookie',
        purpose: 'Google Analytics, if configured and if you agree',
        lifetime: 'Set by Google, up to 2 years',
        category: 'Analytics',
      },
      {
        name: '_gcl_au',
        where: 'Cookie',
        purpose: 'Google Ads, if configured and if you agree',
        lifetime: 'Set by Google, up to 3 months',
        category: 'Marketing',
      },
      {
        name: '_fbp, _fbc, fr',
        where: 'Cookie',
        purpose: 'Meta, if configured and if you agree',
        lifetime: 'Set by Meta, up to 3 months',
        category: 'Marketing',
      },
    ],
  },
};
