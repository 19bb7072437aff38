import type * as english from '@/features/payment-links/text'
import type { Translation } from '@/kernel/translation'

export const LINK_WORDS: Translation<typeof english.LINK_WORDS> = {
  over: 'Kiungo hiki cha malipo kimekwisha muda. Tafadhali tuombe kipya.',
  nothingAsked: 'Hakuna kinachodaiwa kwa sasa, kwa hiyo kiungo hakingeomba chochote.',
  amountMissing: 'Tafadhali andika kiasi kilicho zaidi ya sifuri',
  amountTooHigh: (due) => `Kinachodaiwa kwa nafasi hii hakizidi ${due}`,
  notOffered: 'Malipo ya mtandaoni hayajawekwa katika hoteli hii.',
  noMailbox: 'Hakuna anwani ya barua pepe kwenye nafasi hii. Nakili kiungo ukitume kwa ujumbe badala yake.',
  message: (hotel, reference, amount, address) =>
    `${hotel}, nafasi ${reference}: tafadhali lipa ${amount} kwa kiungo hiki: ${address}`,
  notOpen: 'Kiungo hiki hakiombi chochote tena. Tafadhali tengeneza kipya.',
}
