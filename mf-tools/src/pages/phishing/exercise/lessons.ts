/** A segment of a lesson. With `why` it can be selected; with `isWrong` it should be. */
export interface Stretch {
  text: string;
  why?: string;
  isWrong?: boolean;
}

const bad = (text: string, why: string): Stretch => ({ text, why, isWrong: true });
const fine = (text: string, why: string): Stretch => ({ text, why });
const t = (text: string): Stretch => ({ text });

/** Ten made-up messages of fictional firms, one line per row. */
export const LESSONS: readonly (readonly (readonly Stretch[])[])[] = [
  [
    [
      t('From: '),
      fine('Parcel Service', 'Anyone can type any name. It proves nothing.'),
      t(' <notice@'),
      bad('parcel-servlce.example', 'This is an l, not the i in service.'),
      t('>'),
    ],
    [
      t('Your '),
      fine('delivery', 'This is normal.'),
      t(' is waiting. A fee of '),
      fine('$1.95', 'A small amount makes you careless, but it proves nothing.'),
      t(' is due '),
      bad('before 6 PM today', 'Pressure keeps you from checking.'),
      t('.'),
    ],
    [bad('Pay here: bit.example/9xQ2', 'A short link hides where it goes.')],
  ],
  [
    [
      t('From: '),
      bad('Morgan Lee, Director', 'Your director’s name on a free mailbox that anyone can open.'),
      t(' <'),
      bad('morgan.lee.ceo@freemail.example', 'Your director would use your company’s address.'),
      t('>'),
    ],
    [
      fine('Are you at your desk?', 'Harmless, but this is how many scams start.'),
      t(' I need five '),
      bad(
        'gift cards',
        'Companies don’t pay with gift cards. Criminals like them because nobody can trace them.',
      ),
      t(' for a client. '),
      bad('Keep this between us.', 'Secrecy keeps others from warning you.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('IT Helpdesk', 'A name proves nothing.'),
      t(' <it@'),
      bad(
        'yourfirm.example.login-desk.example',
        'Read a domain from its end. This one belongs to login-desk.example.',
      ),
      t('>'),
    ],
    [
      t('Your mailbox is '),
      fine('98 % full', 'It may be true. Check in Outlook or Gmail, not through the link.'),
      t('. '),
      bad('Confirm your password', 'No help desk needs your password. They can reset it.'),
      t(' to keep receiving mail.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Northbank', 'A name proves nothing.'),
      t(' <info@'),
      fine('northbank.example', 'The address matches the name, but it can be spoofed.'),
      t('>'),
    ],
    [
      t('Sign in at '),
      bad(
        'https://northbank.example',
        'The text says northbank, but the link goes elsewhere. Point at a link to see where.',
      ),
      t(' (opens '),
      bad('nb-secure.example/login', 'This belongs to nb-secure.example, not to the bank.'),
      t(').'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Harbor Supplies', 'You know this vendor.'),
      t(' <billing@'),
      fine('harbor-supplies.example', 'It’s the right address, but their mailbox may be hacked.'),
      t('>'),
    ],
    [
      t('Please note our '),
      bad('new bank details', 'Always confirm new bank details by phone, on a number you already have.'),
      t(' for invoice 4471. '),
      bad('Do not call, our lines are down.', 'Criminals don’t want you to call.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Document Share', 'A name proves nothing.'),
      t(' <no-reply@'),
      bad('docs-share77.example', 'Numbers in a domain often mean someone made it in a hurry.'),
      t('>'),
    ],
    [
      t('Dana shared “'),
      fine('Q3 budget', 'Tempting, but normal.'),
      t('”. Open the attached '),
      bad('Q3-budget.pdf.html', 'It ends in .html, so it’s a web page and not a document.'),
      t('.'),
    ],
  ],
  [
    [t('Text message from '), fine('+1 555 0142', 'An unknown number alone proves nothing.')],
    [
      bad('Hi mom, my phone broke', 'Call the old number. They’ll usually answer.'),
      t(', this is my new number. Can you '),
      bad('pay a bill for me today?', 'Money, pressure and an unknown number.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Events Team', 'A name proves nothing.'),
      t(' <hello@'),
      fine('cityevents.example', 'The address and the link agree.'),
      t('>'),
    ],
    [
      t('Thank you for signing up. '),
      fine('Your ticket: cityevents.example/t/204', 'The link and the sender match.'),
      t(' To change it, '),
      bad('reply with your card number', 'Never send card numbers by email.'),
      t('.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Security alert', 'A name proves nothing.'),
      t(' <alert@'),
      bad('rnailbox.example', 'The letters r and n together look like m.'),
      t('>'),
    ],
    [
      fine('New sign-in from Lisbon.', 'It may be true. Check in your account, not through the link.'),
      t(' '),
      bad('Not you? Read us the code we just sent', 'The code opens your account. Nobody else needs it.'),
      t('.'),
    ],
  ],
  [
    [
      t('From: '),
      fine('Payroll', 'A name proves nothing.'),
      t(' <payroll@yourfirm.example>, '),
      bad('answers to pay.desk@freemail.example', 'Your reply goes to a free mailbox outside your company.'),
    ],
    [
      t('Scan this '),
      bad('code with your phone', 'A QR code hides the link from you and from filters.'),
      t(' to see your '),
      fine('bonus', 'Good news makes people click too.'),
      t('.'),
    ],
  ],
];
