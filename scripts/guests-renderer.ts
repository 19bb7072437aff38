/**
 * What renders guests' pages, in browsers and on the server, wherever code and libraries ask for React
 * (docs/decisions/page-weight.md). The staff panel has React itself.
 */
export const GUESTS_RENDERER = [
  { find: /^react-dom\/server$/, replacement: 'preact-render-to-string' },
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-(dev-)?runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
]
