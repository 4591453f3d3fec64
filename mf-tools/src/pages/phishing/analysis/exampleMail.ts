/** The initial example: a made-up forged email of fictional firms. */
export const EXAMPLE_MAIL = `Return-Path: <desk.pay77@freemail.example>
Received: from mx.yourfirm.example (mx.yourfirm.example [192.0.2.10]) by mail.yourfirm.example; Thu, 12 Nov 2026 15:02:11 +0000
Received: from out7.freemail.example (out7.freemail.example [198.51.100.7]) by mx.yourfirm.example; Thu, 12 Nov 2026 15:02:08 +0000
Received: from desk (unknown [203.0.113.77]) by out7.freemail.example; Thu, 12 Nov 2026 15:01:59 +0000
Authentication-Results: mail.yourfirm.example; spf=fail smtp.mailfrom=yourf1rm.example; dkim=none; dmarc=fail header.from=yourf1rm.example
From: "Dana Whitfield, Yourfirm" <dana@yourf1rm.example>
To: "Sam, accounts payable" <sam@yourfirm.example>
Reply-To: desk.pay77@freemail.example
Subject: New bank details for invoice 20418
Date: Thu, 12 Nov 2026 15:01:58 +0000
Message-ID: <20418@yourf1rm.example>
MIME-Version: 1.0
Content-Type: text/html; charset=utf-8

<p>Hi Sam,</p>
<p>our bank is closing the old account today. Please use the new details for invoice 20418 and confirm before 3 PM. Do not call, I am in meetings until the evening.</p>
<p><a href="https://yourfirm.example.folio-nine.example/i?u=sam">https://yourfirm.example/invoices/20418</a></p>
<p>Thanks, Dana</p>
`;
