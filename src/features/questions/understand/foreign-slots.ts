/** Languages in which questions are answered beside English. */
export const ANSWERED = ['fr', 'sw', 'de'] as const

export type AnsweredLanguage = (typeof ANSWERED)[number]

/** Words of days, numbers and people, in the words the English rules read; longer phrases first. */
const WORDS: Record<AnsweredLanguage, string> = {
  fr: `pour deux=for 2 people;nous sommes=we are;nous serons=we are;combien coute=how much;combien cela=how much;
    combien ca=how much;quel est le prix=how much;quel prix=how much;ce week-end=this weekend;ce weekend=this weekend;week-end=weekend;apres-demain=day after tomorrow;
    a partir du=from;entre le=from;arrivee le=from;depart le=to;demain=tomorrow;aujourd'hui=today;ce soir=tonight;
    cette nuit=tonight;du=from;au=to;jusqu'au=to;janvier=january;fevrier=february;mars=march;avril=april;mai=may;juin=june;
    juillet=july;aout=august;septembre=september;octobre=october;novembre=november;decembre=december;lundi=monday;
    mardi=tuesday;mercredi=wednesday;jeudi=thursday;vendredi=friday;samedi=saturday;dimanche=sunday;nuits=nights;nuit=night;
    semaines=weeks;semaine=week;personnes=people;personne=person;adultes=adults;adulte=adult;enfants=children;enfant=child;
    couple=2 people;demi-pension=half board;pension complete=full board;moins cher=cheapest;moins chere=cheapest;une villa=a villa;une seule=only 1;un seul=only 1;seulement=only;avec=with;nuit de plus=more night;
    nuits de plus=more nights;un=1;une=1;
    deux=2;trois=3;quatre=4;cinq=5;six=6;sept=7;huit=8;neuf=9;dix=10;pour=for;prochain=next;chambres=bedrooms;et=and`,
  de: `ab dem=from;vom=from;bis zum=to;bis=to;am wochenende=this weekend;wochenende=weekend;ubermorgen=day after tomorrow;
    morgen=tomorrow;heute=today;heute nacht=tonight;heute abend=tonight;januar=january;februar=february;marz=march;mai=may;
    juni=june;juli=july;oktober=october;dezember=december;montag=monday;dienstag=tuesday;mittwoch=wednesday;
    donnerstag=thursday;freitag=friday;samstag=saturday;sonntag=sunday;nachte=nights;nachten=nights;nacht=night;wochen=weeks;
    woche=week;personen=people;person=person;leute=people;erwachsene=adults;kinder=children;kindern=children;kind=child;
    zu zweit=2 people;zu dritt=3 people;zu viert=4 people;zu funft=5 people;zu sechst=6 people;
    wir sind=we are;villen=villas;was kostet=how much;was kosten=how much;wie viel kostet=how much;halbpension=half board;vollpension=full board;gunstigste=cheapest;billig=cheapest;billigste=cheapest;
    grosse=largest;schlafzimmern=bedrooms;schlafzimmer=bedrooms;eine villa=a villa;nur=only;mit=with;nacht mehr=more night;nachte mehr=more nights;ein=1;eine=1;einen=1;zwei=2;drei=3;vier=4;funf=5;sechs=6;
    sieben=7;acht=8;neun=9;zehn=10;fur=for;nachste=next;und=and`,
  sw: `kuanzia=from;kutoka=from;tarehe=from;hadi=to;mpaka=to;kesho kutwa=day after tomorrow;kesho=tomorrow;leo=today;
    usiku huu=tonight;wikendi hii=this weekend;wikendi=weekend;mwezi wa kwanza=in january;mwezi wa pili=in february;
    mwezi wa tatu=in march;januari=january;februari=february;machi=march;aprili=april;mei=may;juni=june;julai=july;
    agosti=august;septemba=september;oktoba=october;novemba=november;desemba=december;jumatatu=monday;jumanne=tuesday;
    jumatano=wednesday;alhamisi=thursday;ijumaa=friday;jumamosi=saturday;jumapili=sunday;usiku=night;siku=nights;wiki=week;
    watoto wawili=2 children;watu wazima=adults;mtu mmoja=1 person;watu wawili=2 people;watu watatu=3 people;
    watu wanne=4 people;watu watano=5 people;watu sita=6 people;watu=people;mtu=person;watoto=children;bei nafuu=cheapest;
    nafuu=cheapest;villa nane=8 villas;bei gani=how much;bei ni=how much;moja tu=only 1;moja=1;mbili=2;tatu=3;nne=4;tano=5;sita=6;saba=7;nane=8;tisa=9;kumi=10;kwa=for;na=and`,
}

const TABLES = Object.fromEntries(
  ANSWERED.map((language) => [
    language,
    WORDS[language]
      .split(/;\s*/)
      .map((pair): [string, string] => [pair.split('=')[0] ?? '', pair.split('=')[1] ?? ''])
      .sort(([one], [other]) => other.length - one.length),
  ]),
) as Record<AnsweredLanguage, [string, string][]>

/** 'Vom 12.12. bis 15.12.' */
function withMonths(text: string, language: AnsweredLanguage): string {
  return language === 'de' ? text.replace(/(?<![\d.])(\d{1,2})\.(\d{1,2})\.(?!\d)/g, '$1/$2 ') : text
}

/** A plain text with what it says of days, people and meals in English; other words are left. */
export function putSlotsInEnglish(text: string, language: AnsweredLanguage): string {
  const spaced = ` ${withMonths(text, language)
    .replace(/(\d)(?:er|eme)\b/g, '$1')
    .replace(/[?!,;()]/g, ' ')} `
  const told = TABLES[language].reduce(
    (sofar, [word, english]) => sofar.replaceAll(` ${word} `, ` ${english} `),
    spaced,
  )
  const people = told
    .replace(/ (\d+) (\d+) /g, ' $1 $2 ')
    .replace(/ (people|adults|children) (\d+) /g, ' $2 $1 ')
  // 'vom 3. bis 5. Januar': the points after days say nothing in English.
  return people
    .replace(/(\d)\. /g, '$1 ')
    .replace(/\s+/g, ' ')
    .trim()
}
