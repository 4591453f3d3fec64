/** Ways to write a host that is inside: typed as a domain, or as where a redirect leads. */
export const spelled: string[] = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.0.1',
    '0',
    '0.0.0.0',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0x7f.0x0.0x0.0x1',
  ],
  ...[
    '0177.0.0.1',
    '017700000001',
    '00000177.0.0.1',
    '127.0.0.1.',
    '127.255.255.254',
    '3232235777',
    '0xa9fea9fe',
  ],
  ...['１２７.０.０.１', '①②⑦.⓪.⓪.①', '127。0。0。1', '127．0．0．1', '%31%32%37.0.0.1', '1２7.0.0.1'],
  ...[
    '[::1]',
    '[::]',
    '[0:0:0:0:0:0:0:1]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::7f00:1]',
    '[::127.0.0.1]',
  ],
  ...[
    '[2002:7f00:1::]',
    '[64:ff9b::7f00:1]',
    '[64:ff9b:1::7f00:1]',
    '[2001:0:4136:e378:8000:63bf:80ff:fffe]',
  ],
  ...['[fe80::1]', '[fd00:ec2::254]', '[fec0::1]', '[ff02::1]', '[::ffff:0:7f00:1]'],
  ...[
    '169.254.169.254',
    '100.100.100.200',
    '168.63.129.16',
    '192.0.0.192',
    '10.0.0.1',
    '172.16.0.1',
    '192.168.1.1',
  ],
  ...[
    'localhost',
    'LOCALHOST.',
    'a.localhost',
    'ｌｏｃａｌｈｏｓｔ',
    'metadata.google.internal',
    'printer.local',
  ],
  ...['router.lan', 'host', 'intranet.corp', '1.0.0.127.in-addr.arpa'],
];

/** Addresses that a stranger's DNS may give for a name of theirs. */
export const published: string[] = [
  ...[
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.0.1',
    '100.64.0.1',
    '100.100.100.200',
  ],
  ...[
    '169.254.169.254',
    '168.63.129.16',
    '192.0.0.192',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '255.255.255.255',
  ],
  ...['::1', '::', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::7f00:1', '64:ff9b::7f00:1', '64:ff9b:1::7f00:1'],
  ...[
    '2002:7f00:1::',
    '2001:0:4136:e378:8000:63bf:80ff:fffe',
    '2001:db8::1',
    'fe80::1',
    'fd00:ec2::254',
    'ff02::1',
  ],
];

/** Where a redirect may lead besides: ports, passwords, other schemes, spellings that confuse. */
export const confusing: string[] = [
  ...[
    'http://away.example:22/',
    'https://away.example:8443/',
    'http://away.example:6379/',
    'http://away.example:443/',
  ],
  ...[
    'http://user:secret@away.example/',
    'http://away.example@127.0.0.1/',
    'http://127.0.0.1#@away.example/',
  ],
  ...['//127.0.0.1/', '\\\\127.0.0.1\\', 'http:\\\\127.0.0.1\\', 'http:127.0.0.1', 'http:///127.0.0.1/'],
  ...['http://127.0.0.1\t/', 'http://away.example\\@127.0.0.1/', 'http://127。0。0。1/', 'http://[::1]:80/'],
  ...['ftp://away.example/', 'file:///etc/passwd', 'gopher://127.0.0.1:25/_MAIL', 'javascript:alert(1)'],
  ...[
    'data:text/html,x',
    'unix:/var/run/docker.sock',
    'ws://127.0.0.1/',
    'http://inside.example/',
    'https://inside.example/',
  ],
];
