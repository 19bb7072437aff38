import type * as english from '@/features/page-sections/rules/services-words'
import type { Translation } from '@/kernel/translation'

export const SERVICES_SECTION_WORDS: Translation<typeof english.SERVICES_SECTION_WORDS> = {
  hero: {
    title: 'Was wir tun, damit Sie es nicht müssen',
    text: 'Ein Aufenthalt besteht aus vielen kleinen Dingen, die einfach funktionieren. Hier sind unsere.',
  },
  villas: {
    title: 'Villen',
    text: 'Eingerichtet bis zum letzten Teelöffel, vom Studio für zwei bis zur Residenz für sechs. Eine eigene Haustür, eine eigene Sitzecke und ein Bett, das gemacht wird, während Sie unterwegs sind.',
    button: 'Villen ansehen',
  },
  restaurant: {
    title: 'Restaurant',
    text: 'Die Küche Ankoles und die der Welt, vom ersten Kaffee bis zum letzten Teller. Das Frühstück gehört zu jedem Aufenthalt; Mittag- und Abendessen gibt es immer dann, wenn Sie keine Lust haben zu kochen.',
    button: 'Zur Speisekarte',
  },
  terrace: {
    title: 'Terrasse und Bar',
    text: 'Lichterketten, kalte Getränke, an warmen Abenden ein Grill und ab und zu eine Band. Nah genug, um zu Fuß heimzugehen, weit genug, um sie im Bett nicht zu hören.',
    button: 'Zum Programm',
  },
  included: {
    title: 'Bei jedem Aufenthalt',
    text: 'Für Sie da, von der ersten Minute an.',
  },
  extras: {
    title: 'Und auf Wunsch',
    text: 'Acht Dinge, nach denen Gäste am häufigsten fragen. Sagen Sie es uns bei der Buchung, oder rufen Sie die Rezeption an.',
    entries: [
      {
        heading: 'Flughafentransfer',
        text: 'Von Entebbe oder Kampala, mit einem Fahrer, der wartet, wenn Sie sich verspäten.',
      },
      {
        heading: 'Waschen und Bügeln',
        text: 'Morgens abgeholt, abends auf Bügeln zurück.',
      },
      {
        heading: 'Ausflüge in die Parks',
        text: 'Ein Wagen, ein Frühstück zum Mitnehmen und ein Guide für den Lake Mburo, am Vortag organisiert.',
      },
      {
        heading: 'Babybett und Hochstuhl',
        text: 'Aufgestellt, bevor Sie ankommen, und ein Wasserkocher, der nie weit ist.',
      },
      {
        heading: 'Früher oder später',
        text: 'Eine Villa vor der Check-in-Zeit oder nach dem Check-out, wenn sie frei ist.',
      },
      {
        heading: 'Schreibtisch und Drucker',
        text: 'Ein ruhiger Tisch, ein Drucker an der Rezeption, ein Anruf, bei dem man sich versteht.',
      },
      {
        heading: 'Lunchpakete',
        text: 'Für die Fahrt nach Kabale oder das Boot auf dem See, bei Tagesanbruch fertig.',
      },
      {
        heading: 'Blumen und Torten',
        text: 'Für den Geburtstag, an den Sie gedacht haben, und für den, den Sie beinahe vergessen hätten.',
      },
    ],
  },
  events: {
    title: 'Veranstaltungen und Catering',
    text: 'Ein Konferenzsaal für 100, ein Bankettsaal für 150 Gäste und eine Küche, die für beide kocht. Wer über Nacht bleibt, ist schon zu Hause.',
    button: 'Säle ansehen',
  },
  closing: {
    title: 'Haben wir an etwas nicht gedacht?',
    text: 'Fragen Sie: Die Antwort ist meistens Ja.',
  },
}
