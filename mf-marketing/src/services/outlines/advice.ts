import type { Outline } from '../Outline';

/** The services that help a firm decide, hire, teach and measure. */
export const advice: Omit<Outline, 'title'>[] = [
  {
    slug: 'it-advisory',
    summary:
      'Part-time IT leadership for firms without a CIO: a roadmap, a budget, vendor decisions and a regular review tied to business goals.',
    problem:
      'Somebody has to decide which system comes next, which contract to renew and what can wait. In most small firms that somebody is the owner, late in the evening, between two vendors who each recommend themselves. The decisions get made, but not written down, and next year they are made again.',
    outcomes: [
      'A roadmap on one page, in the order your business needs it.',
      'A budget in which every line has a reason and an owner.',
      'Vendor decisions made on written criteria, with the alternatives kept.',
    ],
    included: [
      'A first picture: systems, contracts, risks and spending',
      'A roadmap for the next twelve months, with a look beyond',
      'An annual IT budget and a forecast of replacements',
      'Help with vendor selection, renewals and exits',
      'A quarterly review with leadership',
      'A decision log: what was decided, why, and what was turned down',
    ],
    steps: [
      {
        title: 'Listen',
        text: 'Where is the firm going this year, and what would stop it? Technology comes second in that talk.',
      },
      {
        title: 'Map',
        text: 'We draw what you have, what it costs and where it is weak.',
      },
      {
        title: 'Choose',
        text: 'You get options with costs and consequences. You decide, and the reason is written down.',
      },
      {
        title: 'Review',
        text: 'Each quarter we compare the plan with what happened, and move the rest of the plan accordingly.',
      },
    ],
    notIncluded: [
      'Day-to-day support, which belongs to the desk',
      'Accounting, tax and legal advice',
      'Recommendations that a vendor pays for',
    ],
    faqs: [
      {
        question: 'How much of a person do we get?',
        answer:
          'As much as the work needs. The cadence is agreed in your service plan: usually a quarterly review with working sessions between, more often in a year of change.',
      },
      {
        question: 'We have an IT manager. Is this for us?',
        answer:
          'Yes, if they want it. An advisor gives an IT manager a second opinion, time for planning and someone to take the vendor meetings with. We do not report on them behind their back.',
      },
      {
        question: 'What do we hold in our hands at the end?',
        answer:
          'A roadmap, a budget, a risk list and a decision log, in formats you can edit. They are yours, whether or not you keep us.',
      },
      {
        question: 'How do we know it works?',
        answer:
          'We agree a few measures at the start, such as spending against plan, repeat tickets or projects finished as agreed. They are on the first page of every review.',
      },
    ],
    related: [
      '/services/technology-maturity-assessment',
      '/services/it-leadership-training',
      '/services/solution-packages',
    ],
  },
  {
    slug: 'it-talent-acquisition',
    summary:
      'Hire IT people for outcomes: a clear role, a scorecard, help with the technical interview and an onboarding plan for the first 90 days.',
    problem:
      'Hiring for a job you have never done is hard. The posting lists every product you own, the candidates list every product they have seen, and the interview ends up being about whether you like each other. Six months later the role turns out to have been three roles.',
    outcomes: [
      'A role described by what must be true after a year, not by a list of products.',
      'Candidates compared on the same scorecard by everyone who met them.',
      'A new colleague who knows what the first 90 days are for.',
    ],
    included: [
      'Role scoping: what to hire, what to outsource, what to stop doing',
      'A job description in plain words, with honest requirements',
      'A scorecard and a structured interview guide',
      'A technical conversation led by someone who does the work',
      'Work samples that respect a candidate’s time',
      'An onboarding plan: access, people, first tasks, first review',
    ],
    steps: [
      {
        title: 'Scope',
        text: 'We look at tickets, projects and plans to see which work actually needs a person.',
      },
      {
        title: 'Describe',
        text: 'Outcomes first, then the few skills that cannot be learned on the job.',
      },
      {
        title: 'Interview',
        text: 'Same questions, same scorecard, written down before anybody compares notes.',
      },
      {
        title: 'Start',
        text: 'Accounts and equipment ready, a plan on paper, a check-in while small things are still small.',
      },
    ],
    notIncluded: [
      'The hiring decision, employment terms and payroll',
      'Background checks, which need a specialized provider',
      'Recruiting from our own clients',
    ],
    faqs: [
      {
        question: 'Contract or permanent?',
        answer:
          'We help you decide. Steady work that needs knowledge of the firm leans permanent, a project with an end leans contract. The scorecard works for both.',
      },
      {
        question: 'What does it cost?',
        answer:
          'Fees are quoted in writing before any work, and depend on how much of the process you want help with.',
      },
      {
        question: 'What if the hire does not work out?',
        answer:
          'What happens then is written into the agreement before we start. The onboarding plan includes early check-ins so that trouble shows while it can be mended.',
      },
      {
        question: 'Can the new person work beside your team?',
        answer:
          'Yes. In a co-managed setup we write down who owns what, share the queue and the documents, and cover each other’s absences as agreed.',
      },
    ],
    related: ['/services/it-leadership-training', '/services/it-advisory', '/services/service-desk'],
  },
  {
    slug: 'it-leadership-training',
    summary:
      'Coaching for people who lead IT in small and mid-sized firms: explaining value, budgets, vendors, delegation and thinking in services.',
    problem:
      'The person who runs IT was usually promoted for being good with systems, then judged on everything else: saying no kindly, defending a budget, reading a contract, letting go of the work they love. Few firms offer them a place to practice any of it.',
    outcomes: [
      'They can explain what IT did this quarter in terms an owner cares about.',
      'The budget is presented with options, and the choice is the firm’s.',
      'Routine work is delegated or removed, and there is time to plan.',
    ],
    included: [
      'A starting conversation with the participant and, separately, with their leader',
      'Coaching on decisions that are on the desk right now',
      'Practice sessions: the budget meeting, the vendor call, the hard no',
      'Templates for a service list, a quarterly report and a vendor scorecard',
      'Peer sessions where a group is booked',
      'A follow-up after the course, to see what stuck',
    ],
    steps: [
      {
        title: 'Set out',
        text: 'Two or three goals, agreed by the participant and their leader.',
      },
      {
        title: 'Practice',
        text: 'Each session works on a live problem and ends with something to try before the next.',
      },
      {
        title: 'Apply',
        text: 'A real piece of work: a budget, a report, a service list, a renewal.',
      },
      {
        title: 'Present',
        text: 'The participant presents it to their own leadership. We are in the room only if they want us there.',
      },
    ],
    notIncluded: [
      'Exam preparation and vendor certificates',
      'Product training, which is Software Training',
      'Reports on the participant beyond what was agreed with them',
    ],
    faqs: [
      {
        question: 'What is the format?',
        answer:
          'Short sessions with work in between, remote or in person. Dates and length are agreed before you book, with an eye on your busy season.',
      },
      {
        question: 'One person or a group?',
        answer:
          'Both work. One-to-one goes deeper on current problems. A small group learns from each other, within one firm or across several.',
      },
      {
        question: 'Are there prerequisites?',
        answer:
          'Responsibility for some part of IT, and permission to change something. A title is not required.',
      },
      {
        question: 'What happens afterward?',
        answer:
          'A follow-up session, and the templates stay with you. IT Advisory can follow as a sparring partner, where there is a need.',
      },
    ],
    related: [
      '/services/it-advisory',
      '/services/itil-strategy-development',
      '/services/it-talent-acquisition',
    ],
    reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
  },
  {
    slug: 'itil-strategy-development',
    summary:
      'Service management sized for your firm: incident, change, knowledge and a service catalog. Adopt what pays, and leave the binder closed.',
    problem:
      'ITIL has good ideas and a great deal of paper. Firms that take all of it drown in forms. Firms that take none of it fix the same outage every month and find out about changes from the people they broke. There is a useful middle, and it is smaller than the books suggest.',
    outcomes: [
      'Your team can say what happens when something breaks, and it does happen that way.',
      'Changes are announced, small and reversible, with a calendar people look at.',
      'Two or three measures that a partner can read, and that lead to a decision.',
    ],
    included: [
      'A look at how work really flows today: tickets, requests, changes',
      'A short list of practices worth adopting, in order',
      'Incident and request handling with clear priorities',
      'Change control with three sizes of change, most of them light',
      'A service catalog in the words of the people who order from it',
      'A knowledge habit: fix it, write three lines, link them',
      'Configuration advice for the ticket tool you already own',
    ],
    steps: [
      {
        title: 'Watch',
        text: 'We sit with the work for a while before we suggest a process for it.',
      },
      {
        title: 'Choose',
        text: 'Two practices first. Each must remove more work than it adds, or it does not go in.',
      },
      {
        title: 'Build',
        text: 'Designed with the people who will follow it, tried with one team, then corrected.',
      },
      {
        title: 'Measure',
        text: 'A few figures, reviewed monthly. A practice that does not pay is changed or dropped.',
      },
    ],
    notIncluded: [
      'Certification courses and exams',
      'A new ticket system, unless the review shows that yours is the obstacle',
      'Process documents nobody asked for',
    ],
    faqs: [
      {
        question: 'Are we too small for this?',
        answer:
          'If two people share the work, you already have a process, just an unwritten one. For a very small team the result may be a single page. That is a success.',
      },
      {
        question: 'Do we need a new tool?',
        answer:
          'Usually not. Most ticket tools can do what a small firm needs. We say so in writing if yours cannot, and why.',
      },
      {
        question: 'Will this slow us down?',
        answer:
          'It should not. Routine changes get a standing approval, and only the few that could stop the firm need a second pair of eyes. If a rule slows you down without a reason, it goes.',
      },
      {
        question: 'What do you measure?',
        answer:
          'Repeat causes, tickets that went quiet, failed changes, and whether people were satisfied. We avoid measures that make people close tickets early.',
      },
    ],
    related: [
      '/services/it-service-management-assessment',
      '/services/service-desk',
      '/services/it-leadership-training',
    ],
    reading: { title: 'What a service desk owes you', path: '/blog/what-a-service-desk-owes-you' },
  },
  {
    slug: 'it-service-management-assessment',
    summary:
      'Interviews, ticket data and a process review turned into strengths, gaps and ranked improvements your IT team can start on next week.',
    problem:
      'Everyone has an opinion about IT: the staff say it is slow, the team says it is understaffed, the owner sees the invoice. Each is partly right. Without looking at the tickets, the rules and the people together, the next decision is a guess with a budget.',
    outcomes: [
      'A fair picture that both IT and the business recognize.',
      'Improvements ranked by effect and effort, the first ones small enough to begin at once.',
      'A baseline, so that next year’s opinion can be compared with a number.',
    ],
    included: [
      'Interviews with users, the IT team and leadership',
      'Analysis of ticket data, with personal details removed where possible',
      'Review of incident, request, change and knowledge practices',
      'A look at tools, contracts and who covers whom',
      'A report with strengths first, then gaps, then ranked steps',
      'A session with the IT team before anyone else sees the report',
    ],
    steps: [
      { title: 'Prepare', text: 'Scope, people, data access and rules for privacy are agreed in writing.' },
      { title: 'Gather', text: 'Short interviews, an export from the ticket tool, documents as they are.' },
      {
        title: 'Compare',
        text: 'What people say, what the data says, and where the two disagree. That is where the findings are.',
      },
      {
        title: 'Report',
        text: 'First to the team, for corrections. Then to leadership, with the ranked list.',
      },
    ],
    notIncluded: [
      'Rating individual employees',
      'A security audit, which is a different question',
      'Carrying out the improvements, unless you ask for it',
    ],
    faqs: [
      {
        question: 'How much of our time does it take?',
        answer:
          'An interview slot for each person we speak to, one person who can export data, and one who can answer questions. The plan lists names and dates before you agree.',
      },
      {
        question: 'What data do you need?',
        answer:
          'An export of tickets with dates, categories and status. We do not need message contents, and we say which fields may be left out.',
      },
      {
        question: 'Is this a way to judge our IT people?',
        answer:
          'No, and we do not take it on if that is the purpose. The report is about the work and how it is arranged. Interview remarks are not attributed.',
      },
    ],
    related: [
      '/services/itil-strategy-development',
      '/services/technology-maturity-assessment',
      '/services/service-desk',
    ],
  },
  {
    slug: 'technology-maturity-assessment',
    summary:
      'People, process, technology, security and strategy scored with reasons, and turned into a twelve-month roadmap your firm can follow.',
    problem:
      'Growth hides weak spots until it does not. The server that was fine for twelve people is not for forty, the spreadsheet that ran operations has one author, and nobody can say whether the firm is ahead or behind. You cannot plan a route without a starting point.',
    outcomes: [
      'A score in five areas, each with the evidence behind it.',
      'A roadmap for twelve months, ordered by business effect.',
      'A way to measure again and see what moved.',
    ],
    included: [
      'Interviews across the firm, not only with IT',
      'A review of systems, contracts, documents and spending',
      'Scores for people, process, technology, security and strategy',
      'The reasoning behind every score, open to challenge',
      'A twelve-month roadmap with rough costs and dependencies',
      'A presentation to leadership, with time for argument',
    ],
    steps: [
      {
        title: 'Frame',
        text: 'What is the firm trying to do in the next two years? The scores are read against that.',
      },
      {
        title: 'Look',
        text: 'Interviews, walk-throughs, documents. We ask to see things rather than be told.',
      },
      {
        title: 'Score',
        text: 'Five areas, plain levels, evidence noted. You can dispute any of them, and sometimes you will be right.',
      },
      {
        title: 'Plan',
        text: 'The gaps that matter become a roadmap. The ones that do not are named and left alone.',
      },
    ],
    notIncluded: [
      'An audit against a standard, or a certificate',
      'Detailed security testing',
      'The projects on the roadmap, which are decided one by one',
    ],
    faqs: [
      {
        question: 'How is this different from an audit?',
        answer:
          'An audit asks whether you meet a fixed standard. This asks whether your technology is fit for where you are going. Nobody passes or fails.',
      },
      {
        question: 'How long does it take?',
        answer:
          'It depends on sites and systems. The proposal names the interviews, the dates and the day of the report before you decide.',
      },
      {
        question: 'When should we repeat it?',
        answer:
          'After a year is usual, or after a big change such as a merger. The second round is shorter, because the frame exists already.',
      },
      {
        question: 'We want a quick look first. Is there one?',
        answer:
          'Call us and describe the firm. A short conversation will often tell you whether the full assessment is worth it.',
      },
    ],
    related: [
      '/services/it-advisory',
      '/services/cybersecurity-risk-assessment',
      '/services/it-service-management-assessment',
    ],
    reading: { title: 'Replacing laptops on a schedule', path: '/blog/replacing-laptops-on-a-schedule' },
  },
];
