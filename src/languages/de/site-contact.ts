import { samplePicture } from '@/features/media/sample'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/contact'

export const contactContent: Translation<typeof english.contactContent> = {
  hero: {
    title: 'Sprechen Sie mit dem Haus',
    line: 'Rufen Sie an, schreiben Sie oder kommen Sie vorbei: Es antwortet ein Mensch, und das Teewasser ist aufgesetzt.',
    call: 'Anrufen',
    picture: samplePicture('hills-at-dawn'),
  },
  cards: {
    title: 'So erreichen Sie uns',
    phone: 'Telefon',
    mail: 'E-Mail',
    place: 'Persönlich',
    hours: 'Uhrzeiten',
    writing: 'Für alles, was Sie lieber schriftlich haben.',
    reception: (hours) => `Rezeption ${hours}`,
    checkIn: (time) => `Check-in ab ${time}`,
    checkOut: (time) => `Check-out bis ${time}`,
  },
  form: {
    title: 'Schreiben Sie uns',
    line: 'Sagen Sie uns, was Sie wissen möchten. Je mehr wir über Ihren Aufenthalt hören, desto besser die Antwort.',
  },
  map: {
    title: 'Wo wir sind',
    show: 'Karte zeigen',
    note: 'Die Karte kommt von OpenStreetMap; dort erfährt man dann, dass Sie nachgesehen haben.',
    frame: 'Karte der Umgebung',
    directions: 'Route',
    opens: '(öffnet einen neuen Tab)',
    picture: samplePicture('village-view'),
    pictureAlt: 'Illustration: eine weiße Villa über einem Tal mit runden Hütten, Gartenbeeten und Bananen',
  },
  directions: {
    title: 'So finden Sie her',
    ways: [
      {
        from: 'Von Kampala',
        length: 'etwa 270\u00a0km',
        text: 'Nehmen Sie die Straße nach Masaka und bleiben Sie darauf: bei Kayabwe über den Äquator, vorbei an Masaka und Lyantonde. Makenke kommt kurz vor Mbarara. Fünf Stunden mit einer Mittagspause.',
      },
      {
        from: 'Aus der Stadt Mbarara',
        length: 'eine kurze Fahrt',
        text: 'Verlassen Sie das Zentrum auf der Straße nach Masaka und fragen Sie nach Makenke; jedes Boda-Boda und jedes Special Hire kennt es. Biegen Sie an der Tankstelle ein: Wir sind dahinter.',
      },
      {
        from: 'Vom Flughafen Entebbe',
        length: 'etwa 300\u00a0km',
        text: 'Fahren Sie westlich von Kampala auf die Straße nach Masaka, statt die Stadt zu durchqueren. Nach einem Nachtflug ist eine durchgeschlafene Nacht besser als diese Straße: Fahren Sie bei Tageslicht.',
      },
      {
        from: 'Von den Parks im Westen',
        length: 'ein halber Tag',
        text: 'Von Bwindi oder Kabale kommen Sie über Ntungamo, von Queen Elizabeth über Ishaka oder Kasese. Alle Straßen treffen sich in Mbarara; fahren Sie durch die Stadt weiter in Richtung Masaka.',
      },
    ],
  },
  closing: {
    title: 'Oder sehen Sie selbst, noch heute',
    line: 'Der Kalender zeigt Nacht für Nacht, welche Villen frei sind und was jede kostet.',
    picture: samplePicture('gate'),
    action: { path: '/calendar', label: 'Freie Nächte ansehen' },
    other: { path: '/villas', label: 'Villen ansehen' },
  },
}
