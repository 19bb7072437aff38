import type * as english from '@/features/my-booking/text'
import type { Translation } from '@/kernel/translation'

export const FIND_WORDS: Translation<typeof english.FIND_WORDS> = {
  title: 'Tafuta nafasi yangu',
  lead: 'Andika namba ya kumbukumbu ya nafasi yako na anwani ya barua pepe uliyotumia. Tutakutumia kiungo kipya binafsi: kwa kiungo hicho unaona nafasi uliyoweka, unaibadilisha au unaighairi.',
  form: 'Tafuta nafasi yangu',
  reference: 'Namba ya kumbukumbu',
  referenceHelp: 'Herufi na tarakimu nane, mfano K7MP3QXR. Iko katika kila barua pepe tuliyokutumia.',
  email: 'Barua pepe uliyotumia kuweka nafasi',
  emailWrong: 'Tafadhali andika anwani sahihi ya barua pepe',
  send: 'Nitumie kiungo',
  sending: 'Tunatuma...',
  sent: 'Ikiwa nafasi hiyo ipo, kiungo chake binafsi kiko njiani kwenda kwenye anwani hii. Inaweza kuchukua dakika chache; tafadhali angalia pia kwenye barua taka.',
  again: 'Kitume tena',
  failed: 'Tumeshindwa kutuma. Tafadhali jaribu tena baada ya muda mfupi.',
  noScript: 'Fomu hii inahitaji JavaScript. Tupigie simu, nasi tutaiangalia nafasi yako pamoja nawe.',
  otherwise:
    'Je, barua pepe imepotea, au hukutupa anwani? Tupigie simu ukiwa na jina lako na tarehe zako: mapokezi wapo saa zote.',
}
