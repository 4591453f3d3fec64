/** Every word of the page about the firm: what it is for, how it works and what it holds itself to. */
export const ABOUT = {
  page: {
    title: 'When IT and Business Truly Align',
    searchTitle: 'About us',
    description:
      'Why we exist, how we work and what we hold ourselves to: a managed experience provider in Round Rock, Texas. Listen, align, forge, improve.',
    lead: 'We are a managed experience provider in Round Rock, Texas. We look after IT for firms whose real work is something else.',
  },
  story: {
    title: 'Our story',
    paragraphs: [
      'A good deal of IT works on paper. The contract is fulfilled, the tickets are closed, the chart is green, and the people who use it sigh when they open their laptops. The distance between the chart and the sigh is what we call IT disappointment.',
      'It rarely comes from bad technology. It comes from help that nobody owns, tools that nobody explained, plans that nobody tied to the business, and a quiet agreement that this is simply how it is. Large organizations employ whole departments to prevent that. A firm of fifteen has a contract and a telephone number.',
      'This firm exists to close that distance. We bring the habits of good service management, sized for people who have other work to do: one owner for each problem, a cause for every repeat, a plan on one page, and words that do not need translating.',
    ],
    note: 'You will find no founding legend here. Judge us by the next thing that breaks.',
  },
  mission: {
    title: 'Mission',
    text: 'End IT disappointment for firms that never had an enterprise IT department.',
  },
  methodology: {
    title: 'Methodology',
    lead: 'Four steps, in this order, again and again.',
    steps: [
      {
        title: 'Listen',
        text: 'Before tools, the work. We ask what the firm is trying to do this year, sit with the people who do it, and write down what gets in their way. In their words.',
      },
      {
        title: 'Align',
        text: 'We turn that into a plan on one page: what to do, in which order, what it costs and what it is for. If a line cannot be tied to your business, it comes off.',
      },
      {
        title: 'Forge',
        text: 'We build it, secure it and document it as we go. Changes are small, announced and reversible where they can be. Your people learn it while it is made.',
      },
      {
        title: 'Improve',
        text: 'We look at the figures together, keep what worked, change what did not, and take on the next cause. Then we listen again.',
      },
    ],
  },
  values: {
    title: 'Values',
    items: [
      {
        title: 'Answer plainly',
        text: 'A straight answer in words you use, “I do not know yet” and “no” included.',
      },
      {
        title: 'Own the outcome',
        text: 'If it is ours, it stays ours until you agree that it is done. If we were wrong, you hear it from us first.',
      },
      {
        title: 'Teach what we know',
        text: 'Documents, training and a handover come with the work. You should be able to leave us, and not want to.',
      },
      {
        title: 'Leave it in better order',
        text: 'Every visit, every ticket: a label, a note, one loose end fewer.',
      },
    ],
  },
  ticket: {
    title: 'How one problem runs',
    steps: [
      { title: 'Open', text: 'In the words of the person who has it.' },
      { title: 'Own', text: 'One name, and a priority by what is stopped.' },
      { title: 'Update', text: 'The next word before anyone has to ask.' },
      { title: 'Learn', text: 'The cause written down, and removed if it will come back.' },
    ],
  },
  honesty: {
    title: 'What we will not say',
    items: [
      'That you will never have an incident. Nobody can promise that.',
      'That we certify your compliance. We support the work and keep the evidence.',
      'That you need the larger package, when the smaller one will do.',
    ],
  },
  team: {
    title: 'Who you will meet',
    note: 'Take a card along: it opens in your address book.',
    card: 'Contact card',
  },
};
