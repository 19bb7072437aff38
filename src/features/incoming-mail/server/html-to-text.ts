import PostalMime from 'postal-mime'

/** They stand for the ends of a quotation while the tags go; what the mail has of them itself is taken out. */
const [OPEN, CLOSE] = ['\ue000', '\ue001']

/** The text of an HTML mail, quotations behind `>`. Nothing of it is fetched or run. */
export async function htmlToText(html: string): Promise<string> {
  if (html === '') return ''
  const marked = html
    .replace(/[\ue000\ue001]/g, '')
    .replace(/<blockquote(?=[\s>/])/gi, `<br>${OPEN}$&`)
    .replace(/<\/blockquote\s*>/gi, `$&${CLOSE}<br>`)
  return quoteLines(await asText(marked))
}

/** The parser turns HTML into text where plain text stands beside it. */
async function asText(html: string): Promise<string> {
  const mail = [
    'Content-Type: multipart/mixed; boundary=part',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    '',
    '--part',
    'Content-Type: text/html; charset=utf-8',
    'Content-Transfer-Encoding: base64',
    '',
    Buffer.from(html).toString('base64'),
    '--part--',
    '',
  ].join('\r\n')
  return (await PostalMime.parse(mail)).text ?? ''
}

function quoteLines(text: string): string {
  let depth = 0
  return text
    .split('\n')
    .map((line) => {
      for (const mark of line) {
        if (mark === OPEN) depth++
        if (mark === CLOSE) depth = Math.max(0, depth - 1)
      }
      const own = line.replace(/[\ue000\ue001]/g, '')
      const isQuoted = depth > 0 || line.includes(OPEN) || (line.includes(CLOSE) && own.trim() !== '')
      return isQuoted && own.trim() !== '' ? `> ${own.trim()}` : own
    })
    .join('\n')
}
