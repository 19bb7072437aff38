import { expect, test } from 'vitest'
import { toDay } from '@/kernel/days'
import { type AnsweredLanguage, putSlotsInEnglish } from './foreign-slots'
import { hotelPhrases, numbersInFigures, plainText } from './plain-words'
import { readWhen } from './read-dates'
import { readParty } from './read-party'

/** A Saturday. */
const TODAY = toDay('2026-11-28')

type Spoken = 'en' | AnsweredLanguage

function slotsOf(language: Spoken, text: string): string {
  const plain = plainText(text)
  return numbersInFigures(language === 'en' ? hotelPhrases(plain) : putSlotsInEnglish(plain, language))
}

function readDays(language: Spoken, text: string): string | null {
  const slots = slotsOf(language, text)
  const when = readWhen(slots, TODAY, readParty(slots).nights)
  if (when?.kind === 'stay') return `${when.stay.checkIn} ${when.stay.checkOut}`
  if (when?.kind === 'period') return `${when.first}..${when.last}`
  return when?.kind === 'night' ? when.day : (when?.problem ?? null)
}

test.for<[Spoken, string, number | undefined]>([
  ['en', '5 lads one house stag weekend', 5],
  ['en', "There's the two of us and a baby of seven months", 3],
  ['en', 'Me, my wife and our three kids would come', 5],
  ['en', 'Is the Family Villa ok with 2 adults 2 kids and a nanny?', 5],
  ['en', 'two Terrace Villas, 22 to 24 jan, we are 6 friends', 6],
  ['en', 'We are two couples, good friends', 4],
  ['en', 'Grandparents, parents and three children, seven in all. One house?', 7],
  ['en', 'grandparents, parents and 2 kids', 6],
  ['en', 'can 4 people squeeze in terrace villa if two are thin', 4],
  ['en', 'I travel with my mother who is 81', 2],
  ['en', 'me n my boyfriend want to come', 2],
  ['en', 'room for 1 adult 2 small children 2-4 jan', 3],
  ['en', 'family of five', 5],
  ['en', 'six of us', 6],
  ['en', 'Four consultants on mission 18 to 29 January', 4],
  ['en', 'My husband and I, and it can not be more', 2],
  ['en', 'Our team of 10 arrives', 10],
  ['en', 'eight of us need to sleep', 8],
  ['en', '3 girls sharing', 3],
  ['en', 'my two kids and me', 3],
  ['en', 'we come with our 3 kids', 5],
  ['en', 'we are 5, two of them children', 5],
  ['en', 'we are 5: two couples and a child', 5],
  ['en', 'we are six, three girls and three boys', 6],
  ['en', '2 adults with 2 kids aged 5 and 8 from 3 to 5 may', 4],
  ['en', 'a couple with a baby', 3],
  ['en', 'a couple of nights for two', 2],
  ['en', 'can my driver stay', undefined],
  ['en', 'we have 2 kids under 12', 4],
  ['en', '10-person team', 10],
  ['en', '4-5 people', 5],
  ['en', 'party of four plus grandma', 5],
  ['en', 'my parents and me', 3],
  ['en', 'my mum, dad and two sisters and me', 5],
  ['en', 'i need a room for my parents', undefined],
  ['en', '2 adults 14 to 17 december with two children', 4],
  ['en', 'we would be a group of 12 plus 2 drivers', 14],
  ['en', 'there will be 9 of us in total', 9],
  ['en', 'for my wife and me and our baby', 3],
  ['en', 'just the two of us', 2],
  ['en', 'is there a cot for the baby', undefined],
  ['en', 'how much for a couple', 2],
  ['fr', 'Deux adultes et un ado', 3],
  ['fr', 'Quatre collègues, chacun sa chambre', 4],
  ['fr', 'on est 12 de bukavu', 12],
  ['fr', 'un couple et un garcon de 8 ans', 3],
  ['fr', 'ma femme, moi et nos deux enfants', 4],
  ['fr', 'nous sommes cinq en tout', 5],
  ['fr', 'pour mon mari et moi', 2],
  ['fr', 'une famille de cinq', 5],
  ['fr', 'je viens avec ma mère', 2],
  ['fr', 'je voyage seule', 1],
  ['fr', 'quinze personnes dont trois enfants', 15],
  ['fr', 'nous sommes trois couples', 6],
  ['fr', 'deux amoureux', 2],
  ['de', 'Reisegruppe mit 25 Leuten', 25],
  ['de', 'Wir kommen mit zwei Kindern', 4],
  ['de', 'vier Kinder, Oma und mich', 6],
  ['de', 'meine Frau, ich und drei Kinder', 5],
  ['de', 'Wir sind zu fünft', 5],
  ['de', 'eine Familie mit drei Kindern', 5],
  ['de', 'bin alleine mit dem motorrad', 1],
  ['de', 'zwei Paare', 4],
  ['de', 'insgesamt sieben Personen', 7],
  ['de', 'acht Leute, davon drei Kinder', 8],
  ['de', 'für uns zwei und unser Baby', 3],
  ['de', 'zwölf Kollegen', 12],
  ['de', 'ich und meine Eltern', 3],
  ['de', 'Familie zu sechst', 6],
  ['sw', 'Mimi, mume wangu na watoto watatu', 5],
  ['sw', 'Wageni wanne wa ofisi', 4],
  ['sw', 'tuna wafanyakazi wanne', 4],
  ['sw', 'Tuko familia ya watu sita', 6],
  ['sw', 'mtu mmoja', 1],
  ['sw', 'peke yangu', 1],
  ['sw', 'watu wazima wawili na mtoto mmoja', 3],
  ['sw', 'tuko wanane jumla', 8],
  ['sw', 'mke wangu na mimi', 2],
  ['sw', 'kikundi cha watu kumi na wawili', 12],
  ['sw', 'wanandoa wawili', 4],
  ['sw', 'sisi wawili na mtoto', 3],
  ['sw', 'watu watano wakiwemo watoto wawili', 5],
])('in %s: "%s" are so many', ([language, text, guests]) => {
  expect(readParty(slotsOf(language, text)).guests).toBe(guests)
})

test.for<[Spoken, string, string | null]>([
  ['en', 'available tomorrow? 2 people', '2026-11-29'],
  ['en', '5 lads one house stag weekend', null],
  ['en', 'a room for the weekend', '2026-11-28 2026-11-29'],
  ['en', 'Got married last week. Which one?', null],
  ['en', 'we stayed with you last month', null],
  ['en', 'any last minute deal this weekend?', '2026-11-28 2026-11-29'],
  ['en', '3 nights somewhere in the middle of February', '2027-02-11..2027-02-20'],
  ['en', 'We plan for July next yr 12th-16th', '2027-07-12 2027-07-16'],
  ['en', 'july 2027 from 12 to 16', '2027-07-12 2027-07-16'],
  ['en', '12th to 16th next july', '2027-07-12 2027-07-16'],
  ['en', '12-16 january next year', '2027-01-12 2027-01-16'],
  ['en', 'early March', '2027-03-01..2027-03-10'],
  ['en', 'end of January', '2027-01-21..2027-01-31'],
  ['en', 'the first week of March', '2027-03-01..2027-03-07'],
  ['en', 'mid-April', '2027-04-11..2027-04-20'],
  ['en', 'late june', '2027-06-21..2027-06-30'],
  ['en', 'the second weekend of january', '2027-01-08 2027-01-10'],
  ['en', 'a weekend in may', '2027-05-07 2027-05-09'],
  ['en', 'from 10 on to 12 February', '2027-02-10 2027-02-12'],
  ['en', 'the night of 3 march', '2027-03-03'],
  ['en', 'Friday next week', '2026-12-04'],
  ['en', 'next friday', '2026-12-04'],
  ['en', 'this coming friday', '2026-12-04'],
  ['en', '1-5 february', '2027-02-01 2027-02-05'],
  ['en', 'arriving on Thursday 7 January, 2 nights', '2027-01-07 2027-01-09'],
  ['en', 'checking in 24th dec out 27th', '2026-12-24 2026-12-27'],
  ['en', 'for Valentine', '2027-02-14'],
  ['en', 'over valentines', '2027-02-14'],
  ['en', 'for easter', '2027-03-28'],
  ['en', 'checking in on a Monday and out on Friday', '2026-11-30 2026-12-04'],
  ['en', '14 to 17 December', '2026-12-14 2026-12-17'],
  ['en', 'from today all the way to 15 Feb', '2026-11-28 2027-02-15'],
  ['en', '9 july and go home 12 july', '2027-07-09 2027-07-12'],
  ['en', 'from the 5th for about a week', '2026-12-05 2026-12-12'],
  ['en', '31st to 2nd over new year', '2026-12-31 2027-01-02'],
  ['en', 'sat 19 dec', '2026-12-19'],
  ['en', 'for the night of sat 19 dec to sunday', '2026-12-19 2026-12-20'],
  ['en', 'five weeks from 11 january', '2027-01-11 2027-02-15'],
  ['en', 'in two weeks for 3 nights', '2026-12-12 2026-12-15'],
  ['en', 'the week before christmas', '2026-12-18..2026-12-24'],
  ['en', 'between christmas and new year', '2026-12-25 2027-01-01'],
  ['en', '12/12/2026 - 15/12/2026', '2026-12-12 2026-12-15'],
  ['en', '22 jan for 2 nights', '2027-01-22 2027-01-24'],
  ['en', 'dec 24 till 26', '2026-12-24 2026-12-26'],
  ['en', 'the whole of february', '2027-02-01..2027-02-28'],
  ['en', 'any day in march', '2027-03-01..2027-03-31'],
  ['en', 'monday and tuesday night', '2026-11-30 2026-12-02'],
  ['en', 'arrives Sunday 10 January and leaves on Saturday the 16th', '2027-01-10 2027-01-16'],
  ['en', 'on the 20th', '2026-12-20'],
  ['en', '3rd of march for one night', '2027-03-03 2027-03-04'],
  ['en', "new year's eve", '2026-12-31'],
  ['fr', 'Dispo du 30 nov au 2 déc, 1 pers, 60$ la nuit maxi ?', '2026-11-30 2026-12-02'],
  ['fr', 'pour ce soir', '2026-11-28'],
  ['fr', 'pour la Saint-Valentin', '2027-02-14'],
  ['fr', 'vendredi prochain', '2026-12-04'],
  ['fr', 'le week-end prochain', '2026-12-04 2026-12-06'],
  ['fr', 'de vendredi à dimanche', '2026-12-04 2026-12-06'],
  ['fr', 'la semaine prochaine', '2026-11-30..2026-12-06'],
  ['fr', 'début mars', '2027-03-01..2027-03-10'],
  ['fr', 'mi-février', '2027-02-11..2027-02-20'],
  ['fr', 'fin janvier', '2027-01-21..2027-01-31'],
  ['fr', 'la nuit du 3 au 4 mai', '2027-05-03 2027-05-04'],
  ['fr', 'du 12 au 15 décembre', '2026-12-12 2026-12-15'],
  ['fr', 'six semaines à partir du 11 janvier', '2027-01-11 2027-02-22'],
  ['fr', 'le 6 février, 2 nuits', '2027-02-06 2027-02-08'],
  ['fr', 'entre le 3 et le 6 mai', '2027-05-03 2027-05-06'],
  ['fr', 'du lundi 7 au jeudi 10 décembre', '2026-12-07 2026-12-10'],
  ['fr', 'pour le nouvel an', '2026-12-31 2027-01-01'],
  ['fr', 'à Pâques', '2027-03-28'],
  ['fr', 'le mois prochain', '2026-12-01..2026-12-31'],
  ['fr', 'en août', '2027-08-01..2027-08-31'],
  ['fr', 'du 24/12 au 27/12', '2026-12-24 2026-12-27'],
  ['fr', 'demain soir', '2026-11-29'],
  ['fr', 'arrivée le 3 mars, départ le 6 mars', '2027-03-03 2027-03-06'],
  ['de', 'vom 10. auf den 11. Februar', '2027-02-10 2027-02-11'],
  ['de', 'eine Nacht vom 10. auf den 11. Februar', '2027-02-10 2027-02-11'],
  ['de', '15.–19. März', '2027-03-15 2027-03-19'],
  ['de', 'am 3. August 2027 und bleiben fünf Nächte', '2027-08-03 2027-08-08'],
  ['de', 'nächste Woche', '2026-11-30..2026-12-06'],
  ['de', 'nächstes Wochenende', '2026-12-04 2026-12-06'],
  ['de', 'am kommenden Freitag', '2026-12-04'],
  ['de', 'von Freitag bis Sonntag', '2026-12-04 2026-12-06'],
  ['de', 'Mitte März', '2027-03-11..2027-03-20'],
  ['de', 'Anfang Mai', '2027-05-01..2027-05-10'],
  ['de', 'zum Valentinstag', '2027-02-14'],
  ['de', 'über Silvester', '2026-12-31'],
  ['de', 'vom 24. bis zum 27.12.', '2026-12-24 2026-12-27'],
  ['de', 'heute', '2026-11-28'],
  ['de', 'zwei Wochen ab dem 3. Mai', '2027-05-03 2027-05-17'],
  ['de', 'in der Nacht von Samstag auf Sonntag', '2026-11-28 2026-11-29'],
  ['de', 'ab 12.12. für 3 Nächte', '2026-12-12 2026-12-15'],
  ['de', 'über Weihnachten', '2026-12-24 2026-12-26'],
  ['de', 'vom 12.12.2026 bis 15.12.2026', '2026-12-12 2026-12-15'],
  ['de', 'Heiligabend', '2026-12-24'],
  ['de', 'nächsten Monat', '2026-12-01..2026-12-31'],
  ['de', 'morgen Abend', '2026-11-29'],
  ['de', 'im Juli', '2027-07-01..2027-07-31'],
  ['sw', 'Tarehe 1 hadi 5 mwezi wa pili', '2027-02-01 2027-02-05'],
  ['sw', 'kesho usiku', '2026-11-29'],
  ['sw', 'kuanzia tarehe 9 hadi 11 Desemba', '2026-12-09 2026-12-11'],
  ['sw', 'siku tatu wiki ijayo', '2026-11-30..2026-12-06'],
  ['sw', 'leo', '2026-11-28'],
  ['sw', 'usiku wa leo', '2026-11-28'],
  ['sw', '1-5 Februari', '2027-02-01 2027-02-05'],
  ['sw', 'tarehe 1 Februari hadi tarehe 5 Februari', '2027-02-01 2027-02-05'],
  ['sw', 'Krismasi, tarehe 23 mpaka 27', '2026-12-23 2026-12-27'],
  ['sw', 'mwezi ujao', '2026-12-01..2026-12-31'],
  ['sw', 'Ijumaa hadi Jumapili', '2026-12-04 2026-12-06'],
  ['sw', 'wikendi ijayo', '2026-12-04 2026-12-06'],
  ['sw', 'wikendi hii', '2026-11-28 2026-11-29'],
  ['sw', 'mwezi wa tatu', '2027-03-01..2027-03-31'],
  ['sw', 'siku ya wapendanao', '2027-02-14'],
  ['sw', 'Ijumaa ijayo', '2026-12-04'],
  ['sw', 'kutoka 3 Mei mpaka 6 Mei', '2027-05-03 2027-05-06'],
  ['sw', 'mwanzoni mwa Machi', '2027-03-01..2027-03-10'],
  ['sw', 'tarehe 14 mwezi wa sita usiku mbili', '2027-06-14 2027-06-16'],
  ['sw', 'wiki mbili kuanzia tarehe 3 Mei', '2027-05-03 2027-05-17'],
  ['sw', 'kesho kutwa', '2026-11-30'],
])('in %s: "%s" are those days', ([language, text, days]) => {
  expect(readDays(language, text)).toBe(days)
})

/** Parts that parties are made of, each with how many it is, by language. */
const PARTS: Record<Spoken, { and: string; parts: [string, number][] }> = {
  en: {
    and: 'and',
    parts: [
      ['two adults', 2],
      ['three children', 3],
      ['a nanny', 1],
      ['one couple', 2],
      ['4 colleagues', 4],
    ],
  },
  fr: {
    and: 'et',
    parts: [
      ['deux adultes', 2],
      ['trois enfants', 3],
      ['un bébé', 1],
      ['deux couples', 4],
      ['5 amis', 5],
    ],
  },
  de: {
    and: 'und',
    parts: [
      ['zwei Erwachsene', 2],
      ['drei Kinder', 3],
      ['ein Baby', 1],
      ['zwei Paare', 4],
      ['5 Freunde', 5],
    ],
  },
  sw: {
    and: 'na',
    parts: [
      ['watu wazima wawili', 2],
      ['watoto watatu', 3],
      ['mtoto mmoja', 1],
      ['wageni wanne', 4],
      ['marafiki watano', 5],
    ],
  },
}

test('parts of a party that stand side by side are added up, in every order', () => {
  for (const [language, { and, parts }] of Object.entries(PARTS) as [Spoken, (typeof PARTS)['en']][])
    for (const [one, ones] of parts)
      for (const [other, others] of parts.filter(([name]) => name !== one))
        for (const [third, thirds] of parts.filter(([name]) => name !== one && name !== other)) {
          expect([
            one,
            other,
            language,
            readParty(slotsOf(language, `${one} ${and} ${other}`)).guests,
          ]).toEqual([one, other, language, ones + others])
          const all = `${one}, ${other} ${and} ${third}`
          // The first of a list may count the others: 'six people, two adults and four kids'.
          if (ones !== others + thirds)
            expect([all, readParty(slotsOf(language, all)).guests]).toEqual([all, ones + others + thirds])
        }
})

/** Ways of telling two days of a month, by language. */
const RANGES: Record<
  Spoken,
  { months: string[]; ways: ((from: number, to: number, month: string) => string)[] }
> = {
  en: {
    months: [
      'January',
      'February',
      'March',
      'April',
      'May',
      'June',
      'July',
      'August',
      'September',
      'October',
      'Nov',
      'Dec',
    ],
    ways: [
      (from, to, month) => `from ${from} to ${to} ${month}`,
      (from, to, month) => `${month} ${from}-${to}`,
      (from, to, month) => `arriving ${from} ${month}, leaving on ${to} ${month}`,
      (from, to, month) => `between the ${from}th and the ${to}th of ${month}`,
    ],
  },
  fr: {
    months: [
      'janvier',
      'février',
      'mars',
      'avril',
      'mai',
      'juin',
      'juillet',
      'août',
      'septembre',
      'octobre',
      'novembre',
      'décembre',
    ],
    ways: [
      (from, to, month) => `du ${from} au ${to} ${month}`,
      (from, to, month) => `du ${from} ${month} au ${to} ${month}`,
      (from, to, month) => `on arrive le ${from} ${month}, on repart le ${to}`,
    ],
  },
  de: {
    months: [
      'Januar',
      'Februar',
      'März',
      'April',
      'Mai',
      'Juni',
      'Juli',
      'August',
      'September',
      'Oktober',
      'November',
      'Dezember',
    ],
    ways: [
      (from, to, month) => `vom ${from}. bis ${to}. ${month}`,
      (from, to, month) => `vom ${from}. auf den ${to}. ${month}`,
      (from, to, month) => `${from}.–${to}. ${month}`,
      (from, to, month) => `vom ${from}. ${month} bis zum ${to}. ${month}`,
    ],
  },
  sw: {
    months: [
      'Januari',
      'Februari',
      'Machi',
      'Aprili',
      'Mei',
      'Juni',
      'Julai',
      'Agosti',
      'Septemba',
      'Oktoba',
      'Novemba',
      'Desemba',
    ],
    ways: [
      (from, to, month) => `tarehe ${from} hadi ${to} ${month}`,
      (from, to, month) => `kuanzia tarehe ${from} ${month} mpaka tarehe ${to} ${month}`,
      (from, to, month) => `${from}-${to} ${month}`,
    ],
  },
}

test('two days of any month are the stay between them, in every way of telling them', () => {
  for (const [language, { months, ways }] of Object.entries(RANGES) as [Spoken, (typeof RANGES)['en']][])
    for (const [place, month] of months.entries())
      for (const way of ways) {
        const text = way(5, 9, month)
        const start = `${place === 11 ? 2026 : 2027}-${String(place + 1).padStart(2, '0')}`
        expect([text, readDays(language, text)]).toEqual([text, `${start}-05 ${start}-09`])
      }
})
