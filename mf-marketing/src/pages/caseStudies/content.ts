/** The texts of the case study pages. */
export const CASES = {
  page: {
    title: 'Case studies',
    description:
      'What we changed for clients in Central Texas and beyond, with figures before and after, how they were measured and over which period.',
    lead: 'What we changed for clients, with the figures before and after. Each client agreed to be shown here.',
  },
  read: 'Read the case study',
  facts: { client: 'Client', industry: 'Industry', size: 'Size' },
  situation: 'The situation',
  work: 'What we did',
  figures: {
    title: 'Before and after',
    caption: 'Figures before and after, with how and when they were measured',
    columns: ['Measured', 'Before', 'After', 'How', 'Period'],
    none: 'Not measured',
  },
  quote: 'In the client’s words',
  all: 'All case studies',
  call: { title: 'Want results like these?', label: 'Contact us' },
};
