import type { InitialVersion } from '../initial';

export const version: InitialVersion = {
  title: 'Privacy Policy',
  description:
    'What this website collects, why, how long we keep it, who sees it, and how you can correct or delete it. In plain English.',
  lead: 'What we collect, why, how long we keep it and how you can have it deleted.',
  effective: '2026-11-20',
  inShort: [],
  markdown: `## Who is responsible

The company named in the header of this website, in Round Rock, Texas, decides what is collected here and is responsible for it. Our address, phone number and email are in the footer of every page.

## When you contact us

The contact form asks for your name, email, company, phone, the service and challenge you choose, a preferred time if you like, and your message. We use these to answer you, to prepare a quote if you want one, and to follow up.

With the message we store the time, a reference number, your network address and browser identification and the version of the consent sentence you saw. If your browser sends them, we also store the page you were on, how you found us and your cookie choices. Your network address and browser identification help us recognize abuse.

We store your message in our database and email it to our team. You get a short confirmation by email. Messages that look like spam are set aside and not deleted, so we can correct a mistake.

## How long we keep it

A scheduled job deletes old data.

- Inquiries: up to 24 months
- The network address and browser identification stored with an inquiry: 30 days
- Messages marked as spam: 30 days
- Copies in our mailboxes follow the retention rules of those mailboxes, and we delete them on request where we can

## Calls and text messages

The sentence under our contact form says that you agree to phone calls and text messages. We may call you about your inquiry at the number you gave us. Sending the form doesn’t subscribe you to text messages. We text you only after you agree to texts in a separate step, and that is never a condition of anything. Reply STOP to end text messages at any time. Message and data rates may apply.

We don’t sell phone numbers, and we don’t share them with others for their own marketing.

## What stays in your browser

Your cookie choice, how you found us and an unfinished form are stored in your own browser. Only members of our team who sign in get a session cookie. The Cookie Preferences page lists every item and lets you change your choice.

## Measurement

No analytics or advertising script is loaded unless our team has set one up. If we have, storage for analytics and for advertising is denied until you agree, network addresses are anonymized and ads aren’t personalized. Such a script may still send signals without cookies, for example that a page was viewed. It is never loaded on our team’s own pages or on pages behind a personal link. If your browser asks websites not to share your data (Global Privacy Control), it is loaded only after you agree.

## The free tools

The password strength tool runs in your browser. Your password isn’t sent to us and isn’t stored. If you check whether it has leaked, the first five characters of its SHA-1 hash go to our server. Our server asks the Have I Been Pwned service for all hashes that start the same way, and your browser compares them.

## Who else receives it

We don’t sell personal information. Our team sees it, and so do the companies that host our website, database and email for us, as far as their work requires. If you follow the link to our online calendar, that service’s own privacy policy applies there. We disclose information if the law requires us to.

## How we protect it

Only signed-in members of our team can see inquiries. Connections to the public website are encrypted. No website can promise perfect security. If something happens that affects you, we tell you what we know and what we’ve done, as the law requires and sooner if we can.

## Your choices

Email or call us to find out what we store about you, to correct it, to get a copy or to have it deleted. Mention the reference number if you have one. We may have to verify who you are, and we tell you if there is something we must keep. Laws such as the Texas Data Privacy and Security Act may give you more rights and a way to appeal our answer.

## Children

This website is for businesses. We don’t knowingly collect information from children under 13, and we delete it if we learn that we have.

## Changes

When this policy changes, its effective date changes too, and we say what is different.
`,
};
