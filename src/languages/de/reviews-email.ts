import type * as english from '@/features/reviews/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const REVIEW_EMAIL_WORDS: Translation<typeof english.REVIEW_EMAIL_WORDS> = {
  subject: (hotel) => `Wie war Ihr Aufenthalt bei ${hotel}?`,
  dear: (name) => (name === null ? 'Guten Tag,' : `Guten Tag ${name},`),
  thanks:
    'danke, dass Sie bei uns waren. Sagen Sie uns und allen, die nach Ihnen kommen, wie es war? Es dauert eine Minute.',
  link: 'Aufenthalt bewerten',
  linkNote:
    'Der Link gehört Ihnen allein. Was Sie schreiben, lesen zuerst wir; veröffentlicht werden Ihr Vorname und der Monat, sonst nichts von Ihnen. Bis dahin können Sie es ändern.',
  closing: (hotel) => `Herzliche Grüße\n${hotel}`,
}
