import type { SimulatedPayment } from './simulated-payments'

const STYLE = `
  *{box-sizing:border-box}
  body{margin:0;font:1rem/1.5 system-ui,sans-serif;color:#1d1d1f;background:#f3f1ec}
  .mark{margin:0;padding:.75rem 1rem;background:#7a1f1f;color:#fff;font-weight:600;text-align:center}
  main{max-width:30rem;margin:1.5rem auto;padding:1.5rem;background:#fff;border-radius:.75rem;box-shadow:0 1px 6px #0002}
  h1{margin:0 0 1rem;font-size:1.375rem;line-height:1.25}
  dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0 0 1.5rem}
  dt{color:#5c5c61}dd{margin:0;font-weight:600;overflow-wrap:anywhere}
  form{display:grid;gap:.75rem;margin:0}
  button,.button{display:block;width:100%;min-height:3rem;padding:.625rem 1rem;border:1px solid #8a8a90;border-radius:.5rem;
    background:#fff;color:inherit;font:inherit;text-align:center;text-decoration:none;cursor:pointer}
  button.first{border-color:#14532d;background:#14532d;color:#fff;font-weight:600}
  :is(button,a):focus-visible{outline:3px solid #1d4ed8;outline-offset:2px}
  p{margin:1rem 0 0}table{width:100%;border-collapse:collapse}td,th{padding:.5rem .25rem;border-top:1px solid #ddd;text-align:left}
  @media (max-width:32rem){main{margin:0;border-radius:0}}`

/** A page of a simulator, marked as such at its head; works without scripts. */
export function simulatorPage(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><p class="mark">Simulator: no money moves</p><main><h1>${escapeHtml(title)}</h1>${content}</main></body></html>`
}

export function paymentFacts(payment: SimulatedPayment): string {
  const facts = [
    ['Amount', formatSimulated(payment.amount, payment.currency)],
    ['For', payment.description],
    ['Reference', payment.reference],
  ]
  return `<dl>${facts.map(([name = '', value = '']) => `<dt>${name}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`
}

export function formatSimulated(amount: number, currency: string): string {
  const digits = currency === 'UGX' ? 0 : 2
  return `${currency} ${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
