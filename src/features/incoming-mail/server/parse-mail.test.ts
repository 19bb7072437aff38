import { expect, test } from 'vitest'
import { parseMail } from './parse-mail'

const lines = (...all: string[]) => Buffer.from(all.join('\r\n'), 'latin1')
const HEAD = ['From: Akello N <akello@guest.example>', 'To: inbox@hotel.example', 'Subject: Re: Rooms']

test('a mail of plain text is read with who wrote it, to whom, and which mail it answers', async () => {
  const mail = await parseMail(
    lines(
      ...HEAD,
      ...['Delivered-To: inbox+t-m1@hotel.example', 'Message-ID: <own@guest.example>'],
      ...[
        'In-Reply-To: <message-reply-2@hotel.example>',
        'References: <a@b> <message-reply-2@hotel.example>',
      ],
      ...['', 'Yes please.', '', 'On Thu, 26 Nov 2026, The Hotel wrote:', '> We have room.', ''],
    ),
  )
  expect(mail).toMatchObject({
    ...{ fromName: 'Akello N', fromEmail: 'akello@guest.example', subject: 'Re: Rooms', isAutomatic: false },
    ...{ text: 'Yes please.', quoted: expect.stringContaining('We have room'), isShortened: false },
    ...{ identifier: '<own@guest.example>', attachments: [], bounce: null },
  })
  expect(mail.answers.slice(0, 2)).toEqual([
    '<message-reply-2@hotel.example>',
    '<message-reply-2@hotel.example>',
  ])
  expect(mail.recipients).toContain('inbox+t-m1@hotel.example')
})

test.for([
  ['Latin-1', 'text/plain; charset=iso-8859-1', '8bit', 'caf\xe9', 'café'],
  ['quoted-printable', 'text/plain; charset=utf-8', 'quoted-printable', 'caf=C3=A9 =E2=82=AC', 'café €'],
  ['base64', 'text/plain; charset=utf-8', 'base64', 'Y2Fmw6k=', 'café'],
  ['an unknown charset', 'text/plain; charset=klingon', '8bit', 'plain', 'plain'],
  ['Windows-1252', 'text/plain; charset=windows-1252', '8bit', '\x93yes\x94', '“yes”'],
] as const)('%s is read', async ([, type, encoding, body, text]) => {
  const mail = await parseMail(
    lines(...HEAD, `Content-Type: ${type}`, `Content-Transfer-Encoding: ${encoding}`, '', body),
  )
  expect(mail.text).toBe(text)
})

test('of HTML only the text is taken, with quotations cut off, and nothing of it is run', async () => {
  const html =
    '<html><head><style>p{color:red}</style></head><body><p>Yes &eacute;<br>please.</p><script>alert(1)</script><img src="https://spy.example/x"><div>On Thu, 26 Nov 2026, The Hotel wrote:</div><blockquote>We have <b>room</b>.<blockquote>older</blockquote></blockquote></body></html>'
  const mail = await parseMail(lines(...HEAD, 'Content-Type: text/html; charset=utf-8', '', html))
  expect(mail.text).toBe('Yes é\nplease.')
  expect(mail.quoted).toMatch(/> We have room\.\s+> older/)
  expect(`${mail.text}${mail.quoted}`).not.toMatch(/alert|spy\.example|color|[<\ue000\ue001]/)
})

test('files are named and not kept, pictures of a signature left out, and a name is no path', async () => {
  const mail = await parseMail(
    lines(
      ...HEAD,
      ...[
        'Content-Type: multipart/mixed; boundary=b',
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'See here.',
      ],
      ...['--b', 'Content-Type: application/pdf; name="=?utf-8?q?p=C3=A4ss.pdf?="', '', 'x'],
      ...['--b', 'Content-Disposition: attachment', 'Content-Type: image/heic', '', 'x'],
      ...['--b', 'Content-Type: multipart/related; boundary=c', ''],
      ...['--c', 'Content-Type: image/png', 'Content-ID: <logo>', '', 'x', '--c--', '--b--', ''],
    ),
  )
  expect(mail).toMatchObject({ text: 'See here.', attachments: ['päss.pdf', 'image/heic'] })
})

test('a mail without end, without text or without sense is read as far as it goes', async () => {
  const nested = Array.from(
    { length: 300 },
    (_none, index) => `Content-Type: multipart/mixed; boundary=b${index}\r\n\r\n--b${index}`,
  )
  expect(await parseMail(lines(...HEAD, ...nested))).toMatchObject({
    ...{ fromEmail: 'akello@guest.example', subject: 'Re: Rooms', text: '', isShortened: true },
  })
  const long = await parseMail(lines(...HEAD, '', 'a long story '.repeat(600_000)))
  expect(long).toMatchObject({ isShortened: true, fromEmail: 'akello@guest.example' })
  expect(long.text).toHaveLength(20_000)
  expect(await parseMail(lines(...HEAD, '', ''))).toMatchObject({ text: '', isShortened: false })
  expect(await parseMail(lines('no mail at all'))).toMatchObject({ fromEmail: null, text: '', subject: '' })
  expect(await parseMail(Buffer.from([0xff, 0xfe, 0, 1, 2]))).toMatchObject({ fromEmail: null })
  const steering = await parseMail(lines(...HEAD, '', 'one\x00two\x07\x1b[31m'))
  expect(steering.text).toBe('onetwo[31m')
})

test.for([
  ['spaces', ' '],
  ['lines that begin a quotation', 'am schrieb schrieb schrieb schrieb schrieb schrieb on wrote '],
  ['broken lines', 'On \r\n'],
  ['signs of quotations', '> '],
  ['tags that never end', '<blockquote <!-- </blockquote '],
] as const)('a mail of nothing but %s is read in a moment', async ([, piece]) => {
  for (const type of ['plain', 'html']) {
    const began = performance.now()
    const body = piece.repeat(Math.floor(5_000_000 / piece.length))
    const mail = await parseMail(lines(...HEAD, `Content-Type: text/${type}`, '', body))
    expect(mail.fromEmail).toBe('akello@guest.example')
    expect(performance.now() - began, type).toBeLessThan(10_000)
  }
})

const TWO = ['"a;b,c"@evil.example', '<a<b>c;d,e@evil.example>', '=?utf-8?Q?x=2Cvictim?=@evil.example']

test.for(['@guest.example', 'akello@', '" "@guest.example', 'akello', '<>', ...TWO])(
  'a sender %s is nobody',
  async (from) => {
    const mail = await parseMail(lines(`From: ${from}`, 'To: inbox@hotel.example', '', 'Hello'))
    expect(mail).toMatchObject({ fromEmail: null, text: 'Hello' })
  },
)

test.for([
  ['Auto-Submitted: auto-replied', true],
  ['Auto-Submitted: no', false],
  ['Precedence: bulk', true],
  ['Return-Path: <>', true],
  ['List-Id: <news.example>', true],
  ['X-Mailer: Thunderbird', false],
] as const)('%s says whether a program wrote it: %s', async ([header, isAutomatic]) => {
  expect((await parseMail(lines(...HEAD, header, '', 'Hello'))).isAutomatic).toBe(isAutomatic)
})

test('the same mail has one hash by whichever way it came, and another mail under its Message-ID another', async () => {
  const mail = [...HEAD, 'Message-ID: <same@guest.example>', '', 'Hello']
  const one = await parseMail(lines('Received: from a', ...mail))
  expect((await parseMail(lines('Received: from b', 'Received: from c', ...mail))).contentHash).toBe(
    one.contentHash,
  )
  expect((await parseMail(lines(...mail, 'and more'))).contentHash).not.toBe(one.contentHash)
})

test('a report that a mail came back is known with what it says, one of a delay is not', async () => {
  const report = (action: string, recipient = 'Akello@Guest.example') =>
    lines(
      ...[
        'From: MAILER-DAEMON@mx.example',
        'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      ],
      ...[
        '',
        '--b',
        'Content-Type: text/plain',
        '',
        'Sorry.',
        '--b',
        'Content-Type: message/delivery-status',
        '',
      ],
      ...['Reporting-MTA: dns; mx.example', '', `Final-Recipient: rfc822; ${recipient}`],
      ...[`Action: ${action}`, 'Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 no such', ' mailbox', ''],
      ...[
        '--b',
        'Content-Type: message/rfc822',
        '',
        'Message-ID: <message-reply-7@hotel.example>',
        '',
        'x',
        '--b--',
        '',
      ],
    )
  expect(await parseMail(report('failed'))).toMatchObject({
    isAutomatic: true,
    bounce: {
      identifier: '<message-reply-7@hotel.example>',
      recipient: 'akello@guest.example',
      reason: '5.1.1 550 5.1.1 no such mailbox',
    },
  })
  expect(await parseMail(report('delayed'))).toMatchObject({ isAutomatic: true, bounce: null })
  expect((await parseMail(report('failed', 'a\0kello\x1b@guest.example'))).bounce).toMatchObject({
    recipient: 'a kello @guest.example',
  })
})
