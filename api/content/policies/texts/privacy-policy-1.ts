import type { InitialVersion } from '../initial';

export const version: InitialVersion = {
  title: 'Privacy Policy',
  description:
    'What this website collects, why, how long it is kept, who sees it, and how to have it corrected or erased. In plain words.',
  lead: 'What we collect, why, for how long, and how to take it back.',
  effective: '2026-11-20',
  inShort: [],
  markdown: `## Who is responsible

The firm named in the header of this website, in Round Rock, Texas, decides what is collected here and answers for it. Our address, telephone number and email are in the footer of every page.

## When you write to us

The contact form asks for your name, email, company, phone, the service and challenge you choose, a preferred time if you like, and your message. We use these to answer you, to prepare an offer if you want one, and to follow up.

With the message we store the time, a reference number, your network address and browser identification, the version of the consent sentence you saw and, where your browser supplies it, the page and the source that brought you here and your cookie choices. Your network address and browser identification help us to recognize abuse.

Your message is stored in our database and mailed to our team, and you receive a short confirmation by email. Messages that look like spam are set aside, not thrown away, so that a mistake can be put right.

## How long we keep it

Old details are deleted by a scheduled job, not by memory.

- Enquiries: up to 24 months
- The network address and browser identification stored with an enquiry: 30 days
- Messages marked as spam: 30 days
- Copies in our mailboxes follow the mailboxes’ own retention, and are deleted on request where we can

## Calls and text messages

If you give us a telephone number, we may call you about your inquiry. This website sends no text messages today. If that changes, permission for texts will be asked for separately, will never be a condition of anything, and will end when you reply STOP.

We do not sell telephone numbers, and do not pass them to others for their own marketing.

## What stays in your browser

Your cookie choice, the source of your visit and an unfinished form are kept in your own browser. A session cookie is set only for members of our team who sign in. The Cookie Preferences page lists every item, and lets you change your mind.

## Measurement

No analytics or advertising script is loaded unless our team has configured one. If one is configured, storage for analytics and for advertising is denied until you agree, network addresses are anonymized and ads are not personalized. A configured tag may then still send signals without cookies, for example that a page was viewed. It is never loaded on our team’s own pages or on pages behind a personal link, and where your browser asks sites not to share your data (Global Privacy Control), only once you have agreed.

## The free tools

The password strength tool does its work in your browser. Your password is not sent to us and is not stored. If you ask whether it has appeared in a known breach, the first five characters of its SHA-1 hash go to our server, which asks the Have I Been Pwned service for all hashes that begin the same way. The comparison happens in your browser.

## Who else receives it

We do not sell personal information. It is seen by our team and by the companies that host our website, database and mail for us, to the extent their work requires. If you follow the link to our online calendar, that service’s own privacy policy applies there. We disclose information if the law requires us to.

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
