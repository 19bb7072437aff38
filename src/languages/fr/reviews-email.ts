import type * as english from '@/features/reviews/rules/email-words'
import type { Translation } from '@/kernel/translation'

export const REVIEW_EMAIL_WORDS: Translation<typeof english.REVIEW_EMAIL_WORDS> = {
  subject: (hotel) => `Comment s’est passé votre séjour ? ${hotel}`,
  dear: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
  thanks:
    'Merci d’avoir séjourné chez nous. Nous direz-vous, à nous et à ceux qui viennent après vous, comment c’était ? Cela prend une minute.',
  link: 'Noter votre séjour',
  linkNote:
    'Ce lien n’est qu’à vous. Nous lisons d’abord ce que vous écrivez ; sont publiés votre prénom et le mois, rien d’autre de vous. Jusque-là, vous pouvez le modifier.',
  closing: (hotel) => `Bien cordialement,\n${hotel}`,
}
