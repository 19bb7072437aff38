export type SmallTalk =
  | 'greeting'
  | 'runyankole'
  | 'howAreYou'
  | 'whoAreYou'
  | 'thanks'
  | 'bye'
  | 'kind'
  | 'sorry'
  | 'offTopic'

const KINDS: [SmallTalk, RegExp][] = [
  [
    'runyankole',
    /\b(?:agandi|oraire (?:gye|ota)|orairegye|osibire (?:gye|ota)|osiibire|osibiregye|wasuze|oli otya|oraire|webale|waitu|kaije|nimarungi|ni marungi|kare|turikushemera|tukwikirize|muraire|musiibire|gye|nyabo|ssebo)\b/,
  ],
  [
    'howAreYou',
    /\bhow (?:are|r) (?:you|u|things)\b(?! (?:located|called|reached|different))|\bhow(?:'s| is) it going\b|\bhow do you do\b|\bwhat'?s up\b|\bhow(?:'s| is) your day\b/,
  ],
  [
    'whoAreYou',
    /\b(?:who|what) are you\b(?! (?:serving|doing|open|cooking))|\bare you (?:a |an )?(?:real|human|robot|bot|person|ai|machine|computer|chatbot)\b|\bwhat(?:'s| is) your name\b|\bwho (?:made|built|created|am i talking|am i chatting)\b|\bam i (?:talking|speaking|chatting) (?:to|with)\b|\bwhat can you (?:do|help)|\bhow can you help\b|^(?:help|help me)$/,
  ],
  [
    'greeting',
    /^(?:hi+|hey+|hello+|hallo|hullo|helo|greetings|good (?:morning|afternoon|evening|day)|howdy|bonjour|habari|jambo|salaam|hola|salut|yo|dear (?:sir|madam|team)|morning|evening)\b/,
  ],
  ['thanks', /\b(?:thank(?:s| you)?|thx|tx|cheers|asante|much appreciated|appreciate it|merci)\b/],
  ['bye', /\b(?:good ?bye|bye+|see you|good ?night|talk (?:to you )?later|farewell|take care)\b/],
  [
    'kind',
    /^(?:that's |that is |this is |it's |you're |you are |so |very |really )*(?:great|perfect|wonderful|awesome|nice|cool|amazing|lovely|beautiful|excellent|good|super|fantastic|ok|okay|fine|alright|sure|yes|no|helpful|brilliant)(?: (?:one|job|work|then|to know|it))?$/,
  ],
  [
    'offTopic',
    /^(?:(?:can|could|will|would) you |please |now |just )*(?:tell|give|sing|write|compose|draw|generate|translate|solve|calculate|compute|code|debug|summari[sz]e|recite|make up)\b.{0,30}\b(?:jokes?|riddles?|poems?|songs?|essays?|stor(?:y|ies)|homework|scripts?|programs?|code|equations?|sentences?|paragraphs?|letters?|lyrics|haiku)\b|\b(?:capital|president|prime minister|king|queen|population) of (?!the (?:hotel|place|room))|\bwho (?:won|invented|discovered|wrote|painted|will win)\b|\bmeaning of life\b|\bsquare root\b|\bwhat(?:'s| is) \d+ ?[+*x/-] ?\d+$/,
  ],
  [
    'sorry',
    /\b(?:complain\w*|complaint|disappoint\w*|unacceptable|disgust\w*|awful|horrible|worst|terrible|(?:bad|poor|rude) (?:service|staff|experience)|(?:nobody|no one|noone) (?:answers?|replies|responds|picks? up|called)|stupid|idiot|useless|rubbish|terrible bot|hate you|shut up|dumb|fuck\w*|shit|damn)\b/,
  ],
]

const COURTESY =
  /^(?:(?:hi+|hey+|hello+|hallo|hullo|greetings|good (?:morning|afternoon|evening|day)|dear (?:sir|madam|team)|sir|madam|there|everyone|all|team|please|kindly|agandi|thanks|thank you|ok|okay|so much|very much|a lot|in advance|again|for (?:your|the) help)\b[ ,.]*)+/

/** What kind of pleasantry a plain question is; null when it is none. */
export function readSmallTalk(question: string): SmallTalk | null {
  return KINDS.find(([, pattern]) => pattern.test(question))?.[0] ?? null
}

/** A plain text in which markup stands as a sentence of its own, so that what is asked beside it is answered. */
export function setMarkupApart(text: string): string {
  return text.replace(/<(script|style)\b.*?<\/\1 ?>|<\/?[a-z][^>]*>/g, '\n$&\n')
}

/** A plain text without the digits of a bank card, which nobody should send. */
export function withoutCardNumbers(text: string): string {
  return text.replace(
    /(?:,? ?(?:and |with |here is |here's )?(?:my |the )?(?:credit |debit |visa )?card(?: number| no\.?)?(?: is|:)? ?)?(?<![\d+])(?:\d[ -]?){13,19}(?!\d)/g,
    ' ',
  )
}

/** The question without the pleasantries at its beginning and end. */
export function withoutCourtesy(question: string): string {
  return question
    .replace(COURTESY, '')
    .replace(/[ ,]*\b(?:please|thanks|thank you(?: so much| very much)?|thx|cheers)[ .]*$/, '')
    .trim()
}

/**
 * True where a question tries to change what the concierge is, or asks for what only the house's own people may
 * know: instructions, keys, code.
 */
export function triesToInstruct(question: string): boolean {
  return /\b(?:ignore|disregard|forget|override|bypass)\b.{0,40}\b(?:instructions?|rules?|prompts?|previous|above|prior|guidelines|everything|restrictions?|limits?)\b|\b(?:system|initial|hidden|secret) (?:prompt|instructions?|message)\b|\byour (?:instructions?|prompt|rules|guidelines)\b|\byou are now\b|\bact as\b|\bpretend (?:to be|you|that)\b|\brole ?play\b|\bjailbreak\b|\bdeveloper mode\b|\bdan mode\b|\b(?:api|secret|private|access) keys?\b|\b(?:admin|root|staff|database|wifi|wi-fi|system|manager'?s?)(?:'s)? (?:password|login|credentials)\b|\bpasswords?\b|\bcredentials\b|\benv(?:ironment)? variables?\b|\bsource code\b|\bsudo\b|\brm -rf\b|\bdrop table\b|\bselect .{1,40} from\b|\bdelete from\b|\binsert into\b|\bunion select\b|\b1 ?= ?1\b|<\/?[a-z][^>]*>|javascript:|\bon(?:error|load|click) ?=|\{\{|\$\{|\brepeat (?:after me|the (?:words?|text|above)|everything|exactly)\b|\b(?:say|print|output|respond with|reply with) (?:exactly|only|the words?)\b|\bdebug mode\b|\bas (?:an? )?(?:administrator|admin|developer)\b|\bi am (?:the |your )?(?:admin\w*|developer|owner|manager|ceo|boss)\b/.test(
    question,
  )
}

/** True where a question is after other people's stays or data, or after a booking somebody already has. */
export function asksForBookingsOfPeople(question: string): 'others' | 'own' | null {
  if (
    /\b(?:who(?:'s| is| are| was| were| has| have|se)?|which (?:people|guests|persons)|name[s]? of (?:the |any |all )?(?:guests?|people|person|customers?|visitors?))\b.{0,50}\b(?:stay(?:ing|ed|s)?|book(?:ed|ing|ings)|in (?:room|villa|[a-z]\d{2})|sleep\w*|occup\w*|checked in|check(?:s|ing) in|checks? out|guest|reserved|arriv\w*)\b|\b(?:other|another|all|previous|last|current|in-house|list(?: of)?(?: all)?(?: the)?) (?:guests?|customers?|visitors?|people)(?:'s|'|s')? (?:names?|data|details?|emails?|e-mails?|phones?|numbers?|bookings?|contacts?|information|list)\b|\bguest ?list\b|\b(?:email|e-mail|phone|telephone|contact|name|address|details?|number|data|information)s? (?:\w+ )?(?:of|for|from) (?:\w+ )?(?:the |another |other |all |any |every |a |your )?(?:other )?(?:guests?|customers?|visitors?|people|person)\b|\blist (?:all |the |of |every )*(?:bookings|reservations|guests|customers)\b|\b(?:all|show|other|everyone's|someone else's|somebody else's|other people's) (?:me )?(?:the |all )?(?:bookings|reservations)\b|\b(?:is|has|did|was) (?:mr|mrs|ms|miss|dr|prof|my (?:husband|wife|friend|boss|ex|brother|sister|neighbou?r|colleague|girlfriend|boyfriend))\b.{0,40}\b(?:stay\w*|book\w*|check\w*|there|with you|arriv\w*|guest)\b|\bbooked by\b|\bguest'?s? (?:data|details|names?|emails?|phone)\b/.test(
      question,
    )
  )
    return 'others'
  if (
    /\b(?:change|move|alter|amend|modify|extend|shift|switch|cut)\w*\b.{0,25}\b(?:of|in|on|for) (?:my|our) (?:booking|reservation|stay)\b|\b(?:change|move|alter|amend|modify|extend|shift|switch) (?:my|our) (?:dates?|stay|nights?|name|guests?)\b|\bmy (?:existing |current |upcoming )?(?:booking|reservation|confirmation|invoice|receipt|stay)(?:'s)?\b.{0,30}\b(?:status|confirm\w*|details?|reference|number|find|check|look|change|cancel|modify|move|extend|gone|lost|where|receive\w*|went|paid|id)\b|\b(?:find|look up|see|check|show|change|cancel|modify|amend|move|extend|confirm|where is|status of|lost|delete|access|update) (?:me )?my (?:existing |current |upcoming )?(?:booking|reservation|confirmation|invoice|receipt)\b|\bhave i (?:a booking|booked)\b|\bdid you (?:get|receive) my\b|\b(?:booking|reservation|confirmation) (?:reference|number|code|id)\b/.test(
      question,
    )
  )
    return 'own'
  return null
}
