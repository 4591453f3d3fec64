import type { InitialVersion } from '../initial';

export const version: InitialVersion = {
  title: 'Privacy Policy',
  description:
    'What this website collects, why, how long it is kept, who sees it, and how to have it corrected or erased. In plain words.',
  lead: 'What we collect, why, for how long, and how to take it back.',
  effective: '2026-11-22',
  inShort: [
    'You can book a meeting here now: what we ask for, and that it is kept for 24 months.',
    'The assessments keep your answers: without your name unless you ask for a report by mail, and shared only by a link that you make.',
    'You can subscribe to our notes: we write only after you confirmed it, and one click ends it.',
    'We count visits ourselves now, without cookies and without keeping network addresses.',
    'With an enquiry or a booking we keep where you came from, at your first visit and at your last.',
    'The tools that check a domain ask our server, which keeps a hash and the score; the one that reads suspicious messages works in your browser alone.',
  ],
  markdown: `## Who is responsible

The firm named in the header of this website, in Round Rock, Texas, decides what is collected here and answers for it. Our address, telephone number and email are in the footer of every page.

## When you write to us

The contact form asks for your name, email, company, phone, the service and challenge you choose, a preferred time if you like, and your message. We use these to answer you, to prepare an offer if you want one, and to follow up.

With the message we store the time, a reference number, your network address and browser identification, the version of the consent sentence you saw and, where your browser supplies it, the page, the sources that brought you here at your first visit and at your last, and your cookie choices. Your network address and browser identification help us to recognize abuse.

Your message is stored in our database and mailed to our team, and you receive a short confirmation by email. Messages that look like spam are set aside, not thrown away, so that a mistake can be put right.

## When you book a meeting

Our calendar asks for your name, email, phone and, if you like, what we should look at before. With it we store the time, your time zone, and where the visit came from. You receive a confirmation, a calendar entry and a reminder by email; the link in them moves or cancels the meeting. Where we use the calendar of a booking service, it loads only when you ask for it, and what you enter there goes to that service.

Whoever has the link in those mails can move or cancel the meeting, so keep it to yourself. That a meeting was booked is counted once, with the source of your visit, so that we know which of our efforts bring people to us.

## When you take an assessment

Your answers are sent to our server, which works out the result. We do not ask who you are to show it. Only if you have the report mailed to you is your address kept with it. A result is shown to others only through a link that you make; it ends after 90 days, or when you end it. Please enter no patient data and no secrets: no question needs them.

## When you subscribe

We write to an address only after its owner has confirmed it by a link in a first mail. We keep the topics you chose, when you agreed, and the words you agreed to. Every mail ends with a link that takes you off at once. Afterward only a fingerprint of the address remains, so that it is not written to again by mistake.

## How long we keep it

Old details are deleted by a scheduled job, not by memory.

- Enquiries and booked meetings: up to 24 months
- That a booking was made and where the visit came from: 13 months
- The network address and browser identification stored with an enquiry or a booking: 30 days
- Messages marked as spam: 30 days
- The answers of an assessment: up to 24 months; the address its report was mailed to: 30 days
- A checked domain, as a keyed hash, with its score and grade: 30 days; a report that you shared: 90 days, or until you end the link; one that you had mailed, with its address: 2 days
- Proof of your cookie choice, under a random number: 36 months
- An address that subscribed and was never confirmed: 7 days
- Single page views: 30 days; what is added up from them, which concerns nobody alone: 25 months
- Copies in our mailboxes follow the mailboxes’ own retention, and are deleted on request where we can

## Calls and text messages

If you give us a telephone number, we may call you about your inquiry. This website sends no text messages today. If that changes, permission for texts will be asked for separately, will never be a condition of anything, and will end when you reply STOP.

We do not sell telephone numbers, and do not pass them to others for their own marketing.

## What stays in your browser

Your cookie choice, the source of your visit, an unfinished form, the answers of an assessment and the grades of domains you checked are kept in your own browser; the source for longer than your visit only if you agree to analytics. A session cookie is set only for members of our team who sign in. The Cookie Preferences page lists every item, and lets you change your mind.

## Measurement

We count visits on our own server: which pages are read, where readers come from, how fast pages were. No cookie is set for this and no network address is stored. To tell two readers apart within one day, a fingerprint is made with a secret that changes daily and is then thrown away, so the days cannot be joined. If you turn analytics off, you are not counted.

No analytics or advertising script is loaded unless our team has configured one. If one is configured, storage for analytics and for advertising is denied until you agree, network addresses are anonymized and ads are not personalized. A configured tag may then still send signals without cookies, for example that a page was viewed. It is never loaded on our team’s own pages or on pages behind a personal link, and where your browser asks sites not to share your data (Global Privacy Control), only once you have agreed.

## The free tools

The password strength tool does its work in your browser. Your password is not sent to us and is not stored. If you ask whether it has appeared in a known breach, the first five characters of its SHA-1 hash go to our server, which asks the Have I Been Pwned service for all hashes that begin the same way. The comparison happens in your browser.

The email and domain security tools send the domain you type to our server. It looks that domain up and asks its mail and web servers, as anybody can; they see our server and not you. The name servers that we ask see which domain is looked up. The report stays in the memory of our scanner for ten minutes, so that the same question is not asked twice, and is stored only if you make a link to it or have it mailed. Your network address limits how often a scan may be asked for. The last grades stay in your own browser, for you to compare.

The phishing tool reads what you paste or open in your browser. Nothing of it is sent, stored or opened.

## Who else receives it

We do not sell personal information. It is seen by our team and by the companies that host our website, database and mail for us, to the extent their work requires. If you book through an online calendar of another firm, that firm’s own privacy policy applies there. We disclose information if the law requires us to.

## How it is protected

Only signed-in members of the team can see enquiries. Connections are encrypted on the public website. No website can promise perfect safety. If something happens that concerns you, we will tell you what we know and what we have done, as the law requires and sooner where we can.

## Your choices

Write or call to learn what we hold about you, to correct it, to receive a copy or to have it erased. Quote the reference number if you have one. We may have to check who you are, and will tell you if there is something we must keep. Laws such as the Texas Data Privacy and Security Act may give you further rights, and a way to appeal our answer.

## Children

This website is for businesses. We do not knowingly collect information from children under 13, and delete it if we learn that we have.

## Changes

When this policy changes, its effective date changes with it, and we say what is different.
`,
};
