import type { Analysis } from './Analysis';

/** The analysis of the example, so that the page is complete before hydration. */
export const EXAMPLE_ANALYSIS: Analysis = {
  kind: 'mail',
  reasons: [
    {
      id: 'likeYou',
      points: 25,
      title: 'Looks like your domain',
      message: 'yourf1rm.example is made to look like yourfirm.example. They have different owners.',
      marks: [{ at: 'from.address', start: 5, end: 13 }],
    },
    {
      id: 'papers',
      points: 25,
      title: 'Failed authentication',
      message: 'The receiving server checked SPF and DMARC. The check failed for yourf1rm.example.',
      marks: [{ at: 'papers', start: 0, end: 29 }],
    },
    {
      id: 'dressed',
      points: 25,
      title: 'The link goes somewhere else',
      message: 'The text shows yourfirm.example. The link opens folio-nine.example.',
      marks: [{ at: 'link.0', start: 0, end: 51 }],
    },
    {
      id: 'money',
      points: 25,
      title: 'New bank details or payment',
      message:
        'Phishing emails ask for new bank details, gift cards or fees. Call someone you know before you pay.',
      marks: [{ at: 'subject', start: 0, end: 16 }],
    },
    {
      id: 'nameSpoof',
      points: 20,
      title: 'The name doesn’t match the address',
      message:
        'The name says it’s your company. The address belongs to yourf1rm.example, not to yourfirm.example.',
      marks: [{ at: 'from', start: 0, end: 24 }],
    },
    {
      id: 'replyTo',
      points: 20,
      title: 'Replies go somewhere else',
      message: 'If you reply, the reply goes to a free mailbox, not to the sender.',
      marks: [{ at: 'replyTo', start: 0, end: 27 }],
    },
    {
      id: 'returnPath',
      points: 15,
      title: 'Bounces go to a different domain',
      message: 'If it can’t be delivered, it returns to freemail.example, not to yourf1rm.example.',
      marks: [{ at: 'returnPath', start: 0, end: 27 }],
    },
    {
      id: 'hurry',
      points: 0,
      title: 'Urgent, and asks you not to call',
      message:
        'Honest people sometimes write this too, so it adds no points. With the other signs, it’s a typical trick.',
      marks: [
        { at: 'body.1', start: 100, end: 111 },
        { at: 'body.1', start: 113, end: 124 },
      ],
    },
  ],
  points: 155,
  verdict: 'dangerous',
  lines: [
    {
      id: 'from',
      label: 'From',
      text: 'Dana Whitfield, Yourfirm',
      hidden: [{ id: 'from.address', lead: '', text: 'dana@yourf1rm.example' }],
    },
    {
      id: 'to',
      label: 'To',
      text: '"Sam, accounts payable" <sam@yourfirm.example>',
      hidden: [
        { id: 'replyTo', lead: 'reply-to', text: 'desk.pay77@freemail.example' },
        { id: 'returnPath', lead: 'return-path', text: 'desk.pay77@freemail.example' },
      ],
    },
    {
      id: 'subject',
      label: 'Subject',
      text: 'New bank details for invoice 20418',
      hidden: [{ id: 'papers', lead: '', text: 'spf=fail dkim=none dmarc=fail' }],
    },
    { id: 'body.0', text: 'Hi Sam,', hidden: [] },
    {
      id: 'body.1',
      text: 'our bank is closing the old account today. Please use the new details for invoice 20418 and confirm before 3 PM. Do not call, I am in meetings until the evening.',
      hidden: [],
    },
    {
      id: 'body.2',
      text: 'https://yourfirm.example/invoices/20418',
      hidden: [{ id: 'link.0', lead: 'opens', text: 'https://yourfirm.example.folio-nine.example/i?u=sam' }],
    },
    { id: 'body.3', text: 'Thanks, Dana', hidden: [] },
  ],
  links: [
    {
      text: 'https://yourfirm.example/invoices/20418',
      leads: 'hxxps://yourfirm[.]example[.]folio-nine[.]example/i?u=sam',
      points: 25,
    },
  ],
  hops: [
    { from: 'desk', by: 'out7.freemail.example', time: '2026-11-12T15:01:59.000Z' },
    { from: 'out7.freemail.example', by: 'mx.yourfirm.example', time: '2026-11-12T15:02:08.000Z', took: 9 },
    { from: 'mx.yourfirm.example', by: 'mail.yourfirm.example', time: '2026-11-12T15:02:11.000Z', took: 3 },
  ],
  routes: {
    from: 'dana@yourf1rm.example',
    replyTo: 'desk.pay77@freemail.example',
    returnPath: 'desk.pay77@freemail.example',
  },
  checkers: ['mail.yourfirm.example'],
  parts: [],
  notes: [],
};
