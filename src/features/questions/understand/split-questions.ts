const SENTENCE_END = /[?!;\n]+|(?<=[a-z\d)])(?<!\d\.\d{1,2})(?<!\b\d{1,2})\.(?=\s|$)|:(?=\s)/
const ASKS = `what|what's|whats|when|where|where's|how|who|which|why|is|are|am|was|do|does|did|can|could|may|will|would|should|have|has|any|tell|show|give|list|i'd|i|we|please|whether|if|also|book|reserve|until|till|by when|at what`
/** Each way begins with one run of spaces alone: two in a row would try every way to share them out. */
const JOINT = new RegExp(
  String.raw`(?:\s*,\s*(?:and\s+|also\s+|plus\s+|but\s+|then\s+)*|\s+(?:and|also|plus|but|then)\s+(?:also\s+)?|\s*&\s*)(?=(?:${ASKS})\b)`,
)

/** The single questions of a plain text: its sentences, and where one sentence asks twice, each of its questions. */
export function splitQuestions(text: string): string[] {
  return text
    .replace(/\b(a|p)\.m\./g, '$1m')
    .split(SENTENCE_END)
    .flatMap((sentence) => sentence.split(JOINT))
    .map((question) => question.trim())
    .filter((question) => /[a-z0-9]/.test(question))
}
