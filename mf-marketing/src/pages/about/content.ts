/** The texts of the About page. */
export const ABOUT = {
  page: {
    title: 'When IT and Business Truly Align',
    searchTitle: 'About us',
    description:
      'Who we are and how we work: a managed IT and cybersecurity provider in Round Rock, Texas, for companies with 10 to 200 people.',
    lead: 'We run IT and security for Central Texas companies with 10 to 200 people, so your team can do its own work. Based in Round Rock.',
  },
  story: {
    title: 'Our story',
    paragraphs: [
      'A lot of IT support looks good on paper. The contract is met, the tickets are closed, and people still dread opening their laptops. We call that IT disappointment.',
      'Bad technology is rarely the cause. Nobody owns the ticket. Nobody explained the new tool. Nobody tied the IT plan to the business. Large companies have whole departments to prevent that. A company of fifteen has a contract and a phone number.',
      'We started this company to change that. You get one technician who owns each problem, a real fix when a problem comes back, an IT plan on one page, and answers in plain English.',
    ],
    note: 'Don’t take our word for it. Call us about the next thing that breaks.',
  },
  mission: {
    title: 'Mission',
    text: 'End IT disappointment for companies that never had an enterprise IT department.',
  },
  methodology: {
    title: 'Methodology',
    lead: 'Four steps, in this order, every quarter.',
    steps: [
      {
        title: 'Listen',
        text: 'We ask what your company wants to achieve this year, talk with the people who do the work, and write down what slows them down.',
      },
      {
        title: 'Align',
        text: 'You get a plan on one page: what to do, in what order, what it costs and why. If an item doesn’t help your business, we take it off.',
      },
      {
        title: 'Forge',
        text: 'We build it, secure it and document it. We announce changes ahead of time, keep them small and train your people along the way.',
      },
      {
        title: 'Improve',
        text: 'We review the numbers with you, keep what worked and fix what didn’t. Then we start over with what matters next.',
      },
    ],
  },
  values: {
    title: 'Values',
    items: [
      {
        title: 'Give straight answers',
        text: 'Plain English, including “I don’t know yet” and “no.”',
      },
      {
        title: 'Own the outcome',
        text: 'A problem is ours until you agree it’s solved. If we got it wrong, you hear it from us first.',
      },
      {
        title: 'Teach what we know',
        text: 'Documentation and training come with the work, so you don’t depend on us.',
      },
      {
        title: 'Leave things better',
        text: 'Every visit and every ticket leaves your systems better documented than before.',
      },
    ],
  },
  ticket: {
    title: 'What happens when you report a problem',
    steps: [
      { title: 'Open', text: 'You call or email and describe it in your own words.' },
      { title: 'Own', text: 'One technician takes it. What stops your work goes first.' },
      { title: 'Update', text: 'You hear from us before you have to ask.' },
      { title: 'Learn', text: 'We write down the cause, and fix it if it could come back.' },
    ],
  },
  honesty: {
    title: 'What we won’t promise',
    items: [
      'That you’ll never have an incident. Nobody can promise that.',
      'That we certify your compliance. We put safeguards in place and document them for your auditor.',
      'That you need the larger package when the smaller one is enough.',
    ],
  },
  team: {
    title: 'Meet the team',
    note: 'Save a contact card to your phone or address book.',
    card: 'Contact card',
  },
  reviews: {
    title: 'Reviews',
    of: (count: number, sources: string[]) =>
      `is the average of ${count} ${count === 1 ? 'review' : 'reviews'} on ${sources.join(', ')}.`,
    read: 'Read it there',
  },
  credentials: {
    title: 'Credentials',
    note: 'What others have checked about us, with a link to verify it where there is one.',
    more: 'How we protect your data',
  },
};
