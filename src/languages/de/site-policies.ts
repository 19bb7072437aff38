import { DAYS_AHEAD, LONGEST_STAY } from '@/features/bookings/rules/limits'
import type { PropertyFacts } from '@/features/property/contract'
import { PERIODS, type Period } from '@/features/retention/rules/periods'
import { LICENCES_PATH } from '@/kernel/licences'
import type { Translation } from '@/kernel/translation'
import type * as english from '@/site/content/policies'

export const policies: Translation<typeof english.policies> = {
  privacy: {
    path: '/policies/privacy',
    title: 'Datenschutzerklärung',
    description:
      'Was wir speichern, wenn Sie uns besuchen, schreiben oder buchen, warum, wie lange und wie Sie es löschen lassen.',
    short:
      'Wer sich nur umsieht, von dem wird bei uns nichts aufgeschrieben: kein Tracking, keine Werbung. Wenn Sie schreiben oder buchen, speichern wir Ihre Eingaben, und nur zu diesem Zweck.',
    sections: ({ name, phones, infoEmail, address }) => [
      {
        title: 'Wenn Sie sich umsehen',
        blocks: [
          'Wir setzen für Gäste zwei Cookies und keine weiteren. Hat ein Link einen Aktionscode mitgebracht oder haben Sie einen eingegeben, hält eines diesen Code einen Tag lang fest. Bezahlen Sie online, hält eines einen Tag lang fest, auf welche Seite Sie zurückkommen. Wir verfolgen niemanden, zeigen keine Werbung und senden nichts über Sie an andere Unternehmen; der Server zählt, wie oft jede Art von Seite aufgerufen wird, nicht von wem.',
          'Schriften und Bilder kommen von unserem eigenen Server. Zeigt unser Team ein Bild von einem anderen Server, fragt Ihr Browser dort danach, und jener Server erfährt Ihre Netzwerkadresse.',
          'Um die Formulare vor Missbrauch zu schützen, behält der Server Ihre Netzwerkadresse in seinem Arbeitsspeicher und zählt, wie oft von dort innerhalb einer Stunde ein Formular gesendet wurde. Aufgeschrieben wird sie nicht; bei einer Buchungsanfrage speichern wir einen Tag lang eine Prüfsumme davon.',
        ],
      },
      {
        title: 'Was in Ihrem eigenen Browser bleibt',
        blocks: [
          'Zehn Dinge können auf Ihrem Gerät gespeichert werden. Wir erhalten sie nicht, und Sie können sie jederzeit in den Einstellungen Ihres Browsers löschen:',
          [
            'die Tage und die Zahl der Gäste, nach denen Sie zuletzt gesucht haben, damit die Buchungsseite damit beginnen kann;',
            'was Sie in einer begonnenen Buchung gewählt und eingegeben haben, Ihren Namen und Ihre Adressen eingeschlossen, bis Sie buchen, es löschen oder ein Tag vergangen ist, und die Buchungsnummer Ihrer Buchung, bis Sie den Tab schließen;',
            'eine Nummer, an der eine Buchung, deren Antwort verloren ging, wiedererkannt wird, bis sie gelingt oder Sie den Tab schließen;',
            'ob Sie Preise auch in Schilling sehen möchten;',
            'welche der Villa-Challenges Sie abgehakt haben;',
            'was Sie und der KI-Concierge heute zueinander gesagt haben und was Sie davon in eine Nachricht an uns mitnehmen, bis Sie den Tab schließen;',
            'dass Sie eine Sprache gewählt oder die Zeile geschlossen haben, die eine anbietet;',
            'wie weit Sie auf jeder Seite gescrollt haben, bis Sie den Tab schließen;',
            'die letzten Seiten und Bilder dieser Website, die Sie gesehen haben, damit sie sich ohne Verbindung öffnen;',
            'die Seite Ihrer eigenen Buchung, wenn Sie dort gewählt haben, sie auf diesem Gerät zu behalten, bis Sie es anders wählen oder ihr Link endet.',
          ],
        ],
      },
      {
        title: 'Wenn Sie buchen',
        blocks: [
          'Wir speichern Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie eine angegeben haben, die Villa, die Tage, die Zahl der Gäste mit dem Alter der Kinder darunter und ob Sie ein Babybett möchten, Verpflegung und Extras, den Preis, seinen Tarif und den Aktionscode, wie und wann Sie bezahlen möchten, wann Sie voraussichtlich ankommen, Ihre besonderen Wünsche und wann Sie gebucht haben. Eine Zufallszahl, die Ihr Browser für jeden Versuch bildet, wird mitgespeichert, damit eine zweimal gesendete Buchung nur einmal angelegt wird.',
          'Dazu kommt, was danach geschieht: Änderungen, was Ihnen berechnet wurde und was Sie bezahlt haben mit den Dokumenten dafür, was unser Team untereinander vermerkt und welche E-Mails wir Ihnen gesendet haben. Aufenthalte mit derselben E-Mail-Adresse oder Telefonnummer werden zusammengeführt. Was Sie rund um Ihren Aufenthalt wissen müssen, schreiben wir Ihnen auch per E-Mail und, wenn Sie zustimmen, auf Ihr Telefon: Ihr Netz oder WhatsApp, und Africa’s Talking, wo es unsere SMS sendet, befördern dann Ihre Nummer und was wir schreiben.',
          'Muss unsere Rezeption Ihren Ausweis aufnehmen, speichern wir seine Art und seine Nummer. Die Nummer wird verschlüsselt gespeichert, nur wenige dürfen sie sehen, und jeder Blick darauf wird aufgeschrieben.',
          'Unser Team sieht das nach der Anmeldung, jeder so weit, wie es seine Arbeit verlangt, ebenso Programme, die das Team zulässt, etwa unsere Buchhaltung. Wer einen persönlichen Link zu Ihrer Buchung hat, sieht es auch; behalten Sie ihn also für sich. Bezahlt eine Firma Ihren Aufenthalt, erhält sie die Dokumente dafür, mit Ihrem Namen. Andere, die den Kalender ansehen, und andere Plattformen, die unsere Villen anbieten, sehen, dass Nächte belegt sind, nie von wem.',
          'Buchen Sie auf einer anderen Plattform, teilt uns deren Kalender Ihre Nächte mit und was die Plattform dazuschreibt. Wir behalten das, solange es dort steht.',
          'Wo wir Geld online annehmen, bezahlen Sie auf der Seite eines Zahlungsanbieters (Pesapal) oder auf Ihrem eigenen Telefon (MTN, Airtel). Der Anbieter erfährt den Betrag, die Buchungsnummer und was er braucht, um Sie zu erreichen: die Telefonnummer, mit der bezahlt wird, bei Pesapal auch Ihren Namen und Ihre E-Mail-Adresse. Diese Website fragt nicht nach Karten- oder Kontonummern und sieht sie nie.',
        ],
      },
      {
        title: 'Wenn Sie uns schreiben',
        blocks: [
          'Wir speichern Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie eine angegeben haben, den Betreff, die Nachricht, die Tage und die Zahl der Gäste, falls Sie sie gewählt haben, was wir geantwortet haben und ob wir sie gelesen haben. Eine E-Mail an Ihre Adresse sagt, dass sie angekommen ist. Wir antworten per E-Mail, oder auf WhatsApp, wenn Sie eine Telefonnummer angegeben haben; dann befördert WhatsApp, was wir schreiben.',
          'Bitten Sie um ein Angebot für einen Saal, speichern wir ebenso, was Sie in jenem Formular gewählt und eingegeben haben, was wir dazu vermerken und wie es um Ihre Anfrage steht.',
          'Die Adresse, die Sie in das Newsletter-Feld eingeben, wird weder gesendet noch gespeichert.',
        ],
      },
      {
        title: 'Nach Ihrem Aufenthalt',
        blocks: [
          'Einen Tag nach der Abreise fragen wir Sie einmal per E-Mail, wie es war. Was Sie antworten, wird mit Ihrer Buchung gespeichert; Sie müssen nicht antworten, und niemand fragt noch einmal. Die E-Mail hat einen Link, mit dem Sie solche E-Mails abbestellen, und die Seite Ihrer Buchung hat ihn auch. Wenn wir Ihre Antwort veröffentlichen, dann so, wie Sie sie geschrieben haben, mit Ihrem Vornamen und dem Monat Ihres Aufenthalts.',
        ],
      },
      {
        title: 'Angebote und Neuigkeiten',
        blocks: [
          'Wir senden sie per E-Mail nur, wenn Sie auf der Seite einer Buchung oder gegenüber unserem Team eingewilligt haben. Beides nehmen Sie dort mit einem Klick zurück. Wir speichern, was Sie geantwortet haben, wann und auf welchen Satz.',
        ],
      },
      {
        title: 'Wenn Sie den KI-Concierge fragen',
        blocks: [
          'Ihre Frage wird benutzt, um Ihnen zu antworten, und nicht gespeichert, außer wenn der Concierge keine Antwort hat: Dann liest unser Team sie, um zu ergänzen, was fehlt, ohne Angabe, wer gefragt hat, und ohne die Namen, Adressen und Nummern darin, die ein Programm erkennt. Sie wird nach Ablauf ihrer Frist gelöscht, siehe unten. Lässt das Hotel an seiner Stelle ein Sprachmodell antworten, werden Ihre Frage und was zuvor gesagt wurde an das Unternehmen gesendet, das das Modell betreibt, so wie Sie es eingegeben haben; wir fügen weder Ihren Namen noch Ihre Netzwerkadresse hinzu.',
          'Der Concierge sieht weder Buchungen noch Gäste. Sagen Sie ihm also bitte nichts, was Sie einem Fremden nicht sagen würden.',
        ],
      },
      {
        title: 'Videos und Karten',
        blocks: [
          'Manche Videos und die Karte kommen von anderen Unternehmen. Sie werden erst geladen, wenn Sie das Video abspielen oder die Karte verlangen; von da an kennt jenes Unternehmen Ihre Netzwerkadresse und folgt seinen eigenen Regeln. Dasselbe gilt für die Links zu WhatsApp und zu einem Punkt auf der Karte: Nichts wird gesendet, bevor Sie darauf drücken.',
        ],
      },
      {
        title: 'Wie lange, und Ihre Rechte',
        blocks: [
          'Jede Nacht löschen wir von selbst, was seine Frist erreicht hat:',
          PERIODS.map(tellPeriod),
          'Wo noch etwas offen ist, etwa Geld, das eine Seite der anderen schuldet, wartet es, bis das geregelt ist. Von einem Menschen, den wir nicht mehr aufnehmen, behalten wir, woran wir ihn erkennen.',
          'Nach dem ugandischen Data Protection and Privacy Act, 2019 dürfen Sie fragen, was wir über Sie gespeichert haben, es berichtigen lassen und es löschen lassen, wo uns kein Gesetz zur Aufbewahrung verpflichtet.',
          'Auf der Seite Ihrer Buchung tun Sie alle drei Dinge selbst, unter „Ihre Daten“: Zuerst senden wir einen Code an Ihr Postfach. Was unser Team untereinander vermerkt hat, zeigt es Ihnen auf Nachfrage; und wo sich Ihre Daten anhand Ihres Postfachs nicht von denen eines anderen unterscheiden lassen, erledigt es auch das Übrige für Sie. Ist Ihr Aufenthalt vorbei und nichts mehr offen, werden Ihr Name, Ihre Adressen und was geschrieben wurde sofort gelöscht; Tage, Beträge und Dokumentnummern bleiben ohne sie. Unsere Backups, die verschlüsselt sind, enthalten es noch, bis sie ersetzt werden: Das älteste ist etwa ein Jahr alt. Fotos, die unser Team aufgenommen hat, bleiben länger darin.',
          'Die Rechner, auf denen diese Website, ihre E-Mails und ihre Backups laufen, können Unternehmen gehören, die für uns arbeiten.',
          `Schreiben Sie an ${infoEmail}, rufen Sie ${phones[0]} an oder kommen Sie vorbei: ${name}, ${address}.`,
        ],
      },
    ],
  },
  'booking-terms': {
    path: '/policies/booking-terms',
    title: 'Buchungsbedingungen',
    description:
      'Wie eine Buchung zustande kommt, was sie enthält, was sie kostet und die Zeiten für An- und Abreise.',
    short:
      'Der Preis im Kalender ist der Preis. Ihre Nächte werden freigehalten, sobald Sie buchen, und das Hotel bestätigt sie.',
    sections: (facts) => [
      {
        title: 'Wie eine Buchung zustande kommt',
        blocks: [
          'Wenn Sie „Buchung bestätigen“ drücken, werden die Nächte für Sie freigehalten, und niemand sonst kann sie nehmen. Ihre Buchung ist dann noch offen: Unsere Rezeption sieht sie an und bestätigt sie per E-Mail oder Telefon.',
          `Wenn wir Ihnen einen Code zur Bestätigung Ihrer E-Mail-Adresse senden, werden die Nächte ${minutesOf(facts.firstHoldMinutes)} lang freigehalten, bis Sie ihn oder den Link daneben benutzt haben, und werden wieder frei, wenn Sie keines von beiden tun. ${facts.confirmsAtOnce ? 'Wo Platz dafür ist, ist Ihre Buchung bestätigt, sobald Sie das getan haben.' : 'Von da an wartet Ihre Anfrage auf unsere Antwort.'}`,
          `Hat sie innerhalb von ${hoursOf(facts.holdHours)} niemand bestätigt, endet Ihre Anfrage, ihre Nächte sind wieder frei, und wir schreiben Ihnen.`,
          `Sie können bis zu ${DAYS_AHEAD} Tage im Voraus und bis zu ${LONGEST_STAY} Nächte auf einmal buchen, für so viele Gäste, wie die Villa Schlafplätze hat. Für einen längeren Aufenthalt oder eine größere Gruppe rufen Sie uns an.`,
        ],
      },
      {
        title: 'Preise',
        blocks: [
          'Die Preise sind in US-Dollar, für die Villa und die Nacht. Wo der Preis einer Villa weniger Gäste einschließt, als sie Schlafplätze hat, sagt ihre Seite, wie viele, und was jeder weitere pro Nacht kostet. Die Nächte von Freitag, Samstag und Sonntag kosten mehr; der Kalender zeigt den Preis jeder Nacht und den Gesamtpreis, bevor Sie buchen. Diesen Gesamtpreis verlangen wir.',
          'Das Frühstück ist enthalten. Halbpension heißt Frühstück und Mittagessen; Vollpension heißt Frühstück, Mittag- und Abendessen. Wo eine Villa damit angeboten wird, wählen Sie sie beim Buchen, und der Gesamtpreis enthält sie.',
        ],
      },
      {
        title: 'An- und Abreise',
        blocks: [
          textOf(facts, 'Check-in and check-out') ??
            `Check-in ab ${facts.checkInTime}, Check-out bis ${facts.checkOutTime}.`,
          `Rezeption: ${facts.receptionHours}.`,
        ],
      },
      {
        title: 'Bezahlung',
        blocks: [
          textOf(facts, 'Payment') ?? 'Zu bezahlen ist beim Check-in oder im Voraus.',
          `Wir akzeptieren: ${facts.paymentMethods.join(', ')}.`,
        ],
      },
      { title: 'In jedem Aufenthalt enthalten', blocks: [facts.inclusions] },
      {
        title: 'Ändern oder stornieren',
        blocks: [
          textOf(facts, 'Cancellation') ?? 'Bitte fragen Sie uns.',
          'Unsere E-Mails zu Ihrer Buchung enthalten einen persönlichen Link. Über ihn ändern Sie die Zahl der Gäste und Ihre Wünsche und stornieren, solange das kostenlos ist.',
          `Für andere Tage, eine andere Villa oder um später oder ohne eine solche E-Mail zu stornieren, rufen Sie ${facts.phones.join(' oder ')} an oder schreiben Sie an ${facts.infoEmail}, mit Ihrer Buchungsnummer. Was mit schon bezahltem Geld geschieht, sagen die Erstattungsregeln.`,
        ],
      },
    ],
  },
  refunds: {
    path: '/policies/refunds',
    title: 'Erstattungsregeln',
    description:
      'Bis wann eine Buchung kostenlos storniert wird, was später geschieht und wie Geld zurückkommt.',
    short:
      'Rechtzeitig storniert, kostet ein Aufenthalt nichts, und was Sie schon bezahlt haben, bekommen Sie zurück.',
    sections: (facts) => [
      {
        title: 'Kostenlose Stornierung',
        blocks: [
          textOf(facts, 'Cancellation') ?? 'Bitte fragen Sie uns.',
          `Der Check-in beginnt um ${facts.checkInTime}; ${hoursOf(facts.freeCancellationHours)} davor heißt also ${tellMoment(facts)}, nach der Uhr in ${facts.town}.`,
          'Ein Tarif kann eigene Bedingungen haben: Ein nicht erstattbarer zum Beispiel ist nie kostenlos zu stornieren. Was Ihr Tarif sagt, gilt dann statt des Obigen; Sie sehen es, bevor Sie buchen, und noch einmal auf Ihrer Bestätigung und der Seite Ihrer Buchung.',
        ],
      },
      {
        title: 'Wenn Sie im Voraus bezahlt haben',
        blocks: [
          'Rechtzeitig storniert, bekommen Sie alles zurück, was Sie für die Nächte bezahlt haben, auf dem Weg, auf dem Sie bezahlt haben: Mobile Money an die Nummer, von der es kam, Karten auf die Karte, Bargeld an der Rezeption.',
          'Jede Erstattung veranlasst unsere Rezeption: was online bezahlt wurde, über den Zahlungsanbieter, was an der Rezeption bezahlt wurde, von Hand. Wie lange es unterwegs ist, bestimmt Ihre Bank oder Ihr Mobilfunkanbieter.',
        ],
      },
      {
        title: 'Wenn Sie später stornieren oder nicht kommen',
        blocks: [
          'Es können Kosten anfallen. Wie viel, hängt davon ab, ob noch jemand anderes die Nächte nehmen kann; wir sagen es Ihnen, bevor wir etwas berechnen. Rufen Sie uns an, sobald Sie es wissen: je früher, desto besser für beide.',
        ],
      },
      {
        title: 'Wenn wir Sie enttäuschen',
        blocks: [
          'Sollten wir Ihnen die gebuchte Villa nicht geben können, suchen wir mit Ihnen eine andere oder andere Tage, und was Sie für Nächte bezahlt haben, die wir Ihnen nicht geben können, erhalten Sie zurück.',
        ],
      },
      {
        title: 'Wen Sie fragen',
        blocks: [
          `Rufen Sie ${facts.phones.join(' oder ')} an oder schreiben Sie an ${facts.infoEmail}, mit Ihrer Buchungsnummer.`,
        ],
      },
    ],
  },
  terms: {
    path: '/policies/terms',
    title: 'Nutzungsbedingungen',
    description: 'Wofür diese Website da ist, was Sie von ihr erwarten dürfen und worum wir Sie bitten.',
    short:
      'Diese Website erzählt vom Hotel und nimmt Buchungen an. Nutzen Sie sie, wie Sie unsere Rezeption nutzen würden: frei und fair.',
    sections: (facts) => [
      {
        title: 'Wer sie betreibt',
        blocks: [
          `${facts.name}, ${facts.address}. Telefon ${facts.phones.join(' oder ')}, E-Mail ${facts.infoEmail}.`,
        ],
      },
      {
        title: 'Was Sie erwarten dürfen',
        blocks: [
          'Eine als frei gezeigte Nacht ist frei, wenn sie gezeigt wird. Nimmt sie jemand, während Sie noch wählen, sagen wir es, bevor Sie gebucht haben.',
          'Wir halten Preise, Zeiten und Beschreibungen richtig. Sollte ein Preis offensichtlich falsch sein, sagen wir es Ihnen, bevor wir bestätigen, und Sie dürfen zurücktreten.',
          'Bilder geben einen Eindruck vom Ort; manche sind Zeichnungen. Villen einer Kategorie unterscheiden sich in Einzelheiten.',
          'Die Website kann zeitweise nicht erreichbar sein. Am Telefon erreichen Sie uns in jedem Fall.',
        ],
      },
      {
        title: 'Worum wir Sie bitten',
        blocks: [
          [
            'Geben Sie Ihren eigenen Namen an und eine Adresse, die Sie erreicht.',
            'Buchen Sie für Menschen, die kommen wollen.',
            'Versuchen Sie nicht, die Website zu stören, und überfluten Sie sie nicht: Die Formulare nehmen in einer Stunde nur eine begrenzte Zahl von Nachrichten an.',
          ],
        ],
      },
      {
        title: 'Veranstaltungen',
        blocks: [
          'Eine Bitte um ein Angebot oder eine Anmeldung ist eine Nachricht an uns, kein Vertrag. Ein Vertrag wird daraus, wenn wir uns beide über Tag, Umfang und Preis einig sind.',
        ],
      },
      {
        title: 'Tipps und Artikel',
        blocks: [
          'Was wir über Straßen, Parks und Preise anderer schreiben, ist, was wir wissen, nicht, was wir versprechen. Bitte prüfen Sie es, bevor Sie aufbrechen.',
        ],
      },
      {
        title: 'Software anderer',
        blocks: [
          'Diese Website entstand mit der Arbeit vieler Menschen, die sie frei weitergeben.',
          { text: 'Ihre Lizenzen im vollen Wortlaut', href: LICENCES_PATH },
        ],
      },
      {
        title: 'Recht',
        blocks: [
          `Es gilt das Recht von ${facts.country}, und nichts hier nimmt Ihnen Rechte, die es Ihnen gibt.`,
        ],
      },
    ],
  },
}

export const policyContent: Translation<typeof english.policyContent> = {
  kicker: 'Rechtliches',
  others: 'Alle vier im Überblick',
  inShort: 'Kurz gesagt',
  closing: {
    title: 'Das war das Kleingedruckte. Der Rest sind Hügel.',
    line: 'Wir fragen nach keiner Kartennummer, und rechtzeitig stornieren Sie kostenlos.',
    action: 'Freie Nächte ansehen',
    ask: 'Stellen Sie uns eine Frage',
  },
}

/** The policy of this title, as staff wrote it. */
function textOf(facts: PropertyFacts, title: string): string | undefined {
  return facts.policies.find((policy) => (policy.name ?? policy.title) === title)?.text
}

/** When free cancellation ends, as far as whole days tell it. */
function tellMoment({ checkInTime, freeCancellationHours: hours }: PropertyFacts): string {
  if (hours === 24) return `${checkInTime} am Tag vor Ihrer Anreise`
  if (hours % 24 === 0) return `${checkInTime}, ${hours / 24} Tage vor Ihrer Anreise`
  return `ebenso lange vor ${checkInTime} am Tag Ihrer Anreise`
}

function hoursOf(count: number): string {
  return count === 1 ? '1 Stunde' : `${count} Stunden`
}

function minutesOf(count: number): string {
  return count === 1 ? '1 Minute' : `${count} Minuten`
}

function tellPeriod({ what, days, since, afterwards, why }: Period): string {
  return `${what}: ${tellDays(days)} ab ${since}; dann ${afterwards}. ${why}`
}

function tellDays(days: number): string {
  const years = days / 365
  if (Number.isInteger(years)) return years === 1 ? '1 Jahr' : `${years} Jahre`
  return days === 1 ? '1 Tag' : `${days} Tage`
}
