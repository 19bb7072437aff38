import MailComposer from 'nodemailer/lib/mail-composer'
import type { Email } from './email'
import type { Message } from './transport'

/** An e-mail as the bytes that go over the wire. `identifier` goes into its Message-ID. */
export async function composeMessage(
  { unsubscribe, ...email }: Email,
  from: string,
  name: string,
  identifier = name,
): Promise<Message> {
  const domain = /@([^@<>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost'
  const composer = new MailComposer({
    ...email,
    ...(email.inReplyTo !== undefined && { references: email.inReplyTo }),
    from,
    messageId: `<${identifier}@${domain}>`,
    // Nobody's holiday notice should answer it.
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${unsubscribe}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return { name, from, to: email.to, bytes: await composer.compile().build() }
}
