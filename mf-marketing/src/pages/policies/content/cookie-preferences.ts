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
      text: 'What is kept in your browser to count visits: off until you say otherwise. Our own count keeps nothing there. It runs until you choose, and stops if you leave this off.',
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
    columns: ['Name', 'Where', 'What for', 'How long', 'Category', 'Here now'],
    hereNow: { yes: 'Yes', no: 'No', hidden: 'Out of sight for pages' },
    /** Every name that is kept, as it is called; `…` stands for any ending. */
    rows: [
      {
        name: 'emberline-consent, emberline-consent-date, emberline-consent-policy',
        where: 'Local storage',
        purpose: 'Your cookie choice, when you made it and by which version of this page',
        lifetime: 'Until you clear it',
        category: 'Necessary',
      },
      {
        name: 'emberline-consent-id',
        where: 'Local storage',
        purpose: 'A random number under which we keep proof of your choice',
        lifetime: 'Until you clear it; our proof 36 months',
        category: 'Necessary',
      },
      {
        name: 'traffic-source, visit-origin',
        where: 'Session storage',
        purpose: 'What brought you here. It goes along with what you send us',
        lifetime: 'Until the tab is closed',
        category: 'Necessary',
      },
      {
        name: 'booking:…',
        where: 'Session storage',
        purpose: 'The meeting you just booked, for the page that confirms it',
        lifetime: 'Until the tab is closed',
        category: 'Necessary',
      },
      {
        name: 'booking-conversion:…',
        where: 'Local storage',
        purpose: 'That a booking was counted, so that it counts once',
        lifetime: 'Until you clear it',
        category: 'Necessary',
      },
      {
        name: 'conversion:…',
        where: 'Local storage',
        purpose: 'That an assessment you finished was counted, so that it counts once',
        lifetime: 'Until you clear it',
        category: 'Analytics',
      },
      {
        name: 'draft:…',
        where: 'Session storage',
        purpose: 'Keeps an unfinished form in this tab, until it is sent',
        lifetime: 'Until it is sent or the tab is closed',
        category: 'Necessary',
      },
      {
        name: 'assessment:…',
        where: 'Local storage',
        purpose: 'Your answers to an assessment and the way back to your result, so that you can go on later',
        lifetime: '90 days, or until you start again',
        category: 'Necessary',
      },
      {
        name: 'scans:…',
        where: 'Local storage',
        purpose:
          'The grades of domains you checked here, to lay the next run beside them, and the links you made to reports',
        lifetime: '90 days; grades until you forget them below a report, links until you end them',
        category: 'Necessary',
      },
      {
        name: '__Host-sid, sid',
        where: 'Cookie',
        purpose: 'Keeps members of our team signed in. Visitors do not get one',
        lifetime: 'Ends after 60 minutes without use, 12 hours at most',
        category: 'Necessary',
      },
      {
        name: '__Host-device, device',
        where: 'Cookie',
        purpose: 'Tells a device from which a member of our team has signed in before',
        lifetime: '180 days',
        category: 'Necessary',
      },
      {
        name: 'theme, rail, session-seen, views:…, columns:…',
        where: 'Local storage',
        purpose: 'How a member of our team has arranged the workbench',
        lifetime: 'Until they clear it',
        category: 'Necessary',
      },
      {
        name: 'view-as, password-reset',
        where: 'Session storage',
        purpose: 'What a member of our team is about to do in this tab',
        lifetime: 'Until it is done or the tab is closed',
        category: 'Necessary',
      },
      {
        name: 'emberline-origin',
        where: 'Local storage',
        purpose: 'What first brought you here, so that a later visit still knows it, if you agree',
        lifetime: '90 days, or until you withdraw',
        category: 'Analytics',
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
  runs: {
    title: 'With this choice',
    on: 'Runs',
    off: 'Does not run',
    /** What may run, with a word on why it would or would not. */
    parts: {
      necessary: {
        name: 'What is necessary',
        yes: 'Your choice, a form you have begun and what brought you here stay in your browser.',
      },
      count: {
        name: 'Our own count of visits',
        yes: 'Which page was shown, where from and how fast. No cookie, no address, nothing that tells you apart from one day to the next.',
        no: 'Nothing is counted for you.',
      },
      origin: {
        name: 'emberline-origin',
        yes: 'What first brought you here is remembered for 90 days.',
        no: 'What brought you here is forgotten with this tab.',
      },
      tag: {
        name: 'Google Tag Manager',
        yes: 'Loaded, and told what you agree to.',
        denied:
          'Loaded, and told that it may store nothing. It may still tell Google that a page was viewed.',
        none: 'Not configured on this website. Nothing is loaded.',
        asked: 'Not loaded, since you have agreed to nothing.',
      },
      ads: {
        name: 'Google Ads',
        yes: 'Loaded. It is told of a booking, without your name or address.',
        no: 'Not loaded, since you have not agreed to marketing.',
        none: 'Not configured on this website. Nothing is loaded.',
      },
      analytics: {
        name: '_ga, _ga_…',
        yes: 'May be set by Google Analytics.',
        no: 'Denied.',
        none: 'No tag is configured that could set them.',
      },
      marketing: {
        name: '_gcl_au, _fbp, _fbc, fr',
        yes: 'May be set by advertising tags.',
        no: 'Denied, and cleared where our website can reach them.',
        none: 'No tag is configured that could set them.',
      },
    },
  },
  receipt: {
    title: 'Your receipt',
    text: 'Proof of your choice is kept with us under this number. Quote it if you ever want to know what you agreed to.',
    columns: { id: 'Number', date: 'Chosen', policy: 'Version' },
    withdraw: 'To withdraw, turn the switches off and save.',
  },
};
