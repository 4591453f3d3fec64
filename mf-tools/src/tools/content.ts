import { type ToolSlug, tools } from '@site/shell/paths';

/** The four instruments: what each answers, what leaves the browser, and what the unfinished ones will check. */
export const INSTRUMENTS = named([
  {
    slug: 'email-security',
    question: 'Could someone mail as you?',
    text: 'Eight records, a hundred points, and the path of a forged mail before and after the fix.',
    leaves: 'The domain you will type',
    workshop: {
      description:
        'What our email security check will look at: DMARC, SPF, DKIM and five more records that decide whether somebody can send mail in your name.',
      lead: 'Whether a stranger can send mail in your name is decided by a handful of public records. This instrument will read them and say what a forged mail would meet.',
      unit: 'points of 100',
      checks: [
        {
          title: 'DMARC',
          text: 'What receivers are told to do with mail that fails, and who hears about it.',
          weight: 35,
        },
        {
          title: 'SPF',
          text: 'Which servers may send for you, in one record of at most ten look-ups.',
          weight: 20,
        },
        {
          title: 'DKIM',
          text: 'Whether your mail is signed, by provider or by the selector you name.',
          weight: 15,
        },
        {
          title: 'STARTTLS',
          text: 'Whether your mail servers take mail over an encrypted line.',
          weight: 10,
        },
        { title: 'MTA-STS', text: 'Whether senders are told to insist on that line.', weight: 8 },
        { title: 'DNSSEC', text: 'Whether the records themselves are signed.', weight: 5 },
        { title: 'TLS-RPT', text: 'Whether you hear of deliveries that failed over it.', weight: 4 },
        { title: 'BIMI', text: 'Whether a verified mark is published.', weight: 3 },
      ],
      reads: 'Public records of the domain you type',
      keeps: 'Nothing that names you',
      today:
        'Tell us your domain on the phone or in a message. We read the same records with you and say what we would change first.',
    },
  },
  {
    slug: 'password-strength',
    question: 'How long would it hold?',
    text: 'Cut a password open, watch it crack, see whether it has leaked.',
    leaves: 'Nothing; five characters of a hash if you ask',
  },
  {
    slug: 'phishing-detection',
    question: 'Hold it up to the light',
    text: 'Paste a message, a link or headers. What was hidden shows, in place.',
    leaves: 'Nothing',
    workshop: {
      description:
        'What our phishing check will look at in a message, a link or mail headers, entirely inside your browser.',
      lead: 'A false message gives itself away in its addresses, its links and its headers. This instrument will show where, on the message itself, without sending a word of it anywhere.',
      unit: 'points',
      checks: [
        {
          title: 'Addresses that run code',
          text: 'Links that begin with data: or javascript: instead of a place.',
          weight: 60,
        },
        {
          title: 'Look-alike letters',
          text: 'Names that mix alphabets to pass for another name.',
          weight: 30,
        },
        {
          title: 'A brand in the wrong place',
          text: 'A known name in front of somebody else’s domain.',
          weight: 25,
        },
        {
          title: 'Links that say one thing and lead elsewhere',
          text: 'The words of a link compared with its address.',
          weight: 25,
        },
        {
          title: 'Failed sender checks',
          text: 'What the receiving server found about SPF, DKIM and DMARC.',
          weight: 25,
        },
        {
          title: 'A display name that poses',
          text: 'A familiar name over an unfamiliar address.',
          weight: 20,
        },
        {
          title: 'Answers that go elsewhere',
          text: 'Reply-To and Return-Path that do not match the sender.',
          weight: 15,
        },
        {
          title: 'Shorteners and risky files',
          text: 'Where a link hides its end, or brings a program.',
          weight: 10,
        },
      ],
      reads: 'What you paste, in your browser',
      keeps: 'Nothing, ever',
      today:
        'Do not click, and do not answer. Call the person the message claims to be from on a number you know, or ask us to look at it.',
    },
  },
  {
    slug: 'domain-security',
    question: 'Is your website built straight?',
    text: 'Certificate, redirects, headers, cookies and names, each with a fix you can paste.',
    leaves: 'The domain you will type',
    workshop: {
      description:
        'What our domain security check will look at: certificate, redirects, security headers, cookies and name servers, each with a fix.',
      lead: 'A website tells every visitor’s browser how careful to be. This instrument will read what yours says, and hand you the lines that are missing.',
      unit: 'points lost at most',
      checks: [
        {
          title: 'Cookies',
          text: 'Whether sign-in cookies are kept from scripts and from other sites.',
          weight: 40,
        },
        { title: 'Content policy', text: 'Whether the page says which scripts may run.', weight: 25 },
        {
          title: 'Strict transport',
          text: 'Whether browsers are told to come back encrypted only, and for how long.',
          weight: 20,
        },
        { title: 'Framing', text: 'Whether another site may put yours in a frame.', weight: 20 },
        { title: 'Redirect', text: 'Whether the plain address leads to the encrypted one.', weight: 20 },
        { title: 'Content types', text: 'Whether browsers may guess what a file is.', weight: 5 },
        {
          title: 'Certificate',
          text: 'Its names, chain and expiry, and that old protocol versions are off.',
        },
        { title: 'Names', text: 'CAA, DNSSEC, security.txt, name servers and the expiry of the domain.' },
      ],
      reads: 'What the website of the domain you type tells everybody',
      keeps: 'Nothing that names you',
      today:
        'Tell us the address on the phone or in a message. We look at the same things with you and say what we would change first.',
    },
  },
]);

/** What an unfinished instrument will do, and what there is until then. */
export interface Workshop {
  description: string;
  lead: string;
  unit: string;
  checks: { title: string; text: string; weight?: number }[];
  reads: string;
  keeps: string;
  today: string;
}

export interface Instrument {
  slug: ToolSlug;
  name: string;
  question: string;
  text: string;
  leaves: string;
  /** Missing where the instrument works today. */
  workshop?: Workshop;
}

/** Gives every instrument the name of its page. */
function named(instruments: Omit<Instrument, 'name'>[]): Instrument[] {
  return instruments.map((instrument) => {
    const tool = tools.find(({ slug }) => slug === instrument.slug);
    if (!tool) throw new Error(`No page for ${instrument.slug}`);
    return { ...instrument, name: tool.label };
  });
}
