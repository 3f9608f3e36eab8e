import type { Thing } from './pages.rules.ts'

/** The head of a page as data. */
export type Head = {
  title: string
  description: string
  /** Its one true address; null where nobody is to find it. */
  url: string | null
  preview: { name: `${Thing}-${number}` | 'tafelrunde'; kicker: string; title: string; lines: string[] }
  structured: object[]
}

const product = 'Tafelrunde'

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const named = (name: string, content: string) => `<meta name="${name}" content="${escaped(content)}" />`
const property = (name: string, content: string) =>
  `<meta property="${name}" content="${escaped(content)}" />`

const titleOf = (title: string) =>
  `<title>${escaped(title === product ? title : `${title} · ${product}`)}</title>`

/** Where in an open graph the picture is, and what it says for those who cannot see it. */
const pictureOf = ({ preview }: Head, appUrl: string) => [
  property('og:image', `${appUrl}/og/${preview.name}.png`),
  property('og:image:type', 'image/png'),
  property('og:image:width', '1200'),
  property('og:image:height', '630'),
  property('og:image:alt', [preview.kicker, preview.title, ...preview.lines].filter(Boolean).join(', ')),
]

const tagsOf = (head: Head, appUrl: string) => {
  if (head.url === null)
    return [titleOf(head.title), named('description', head.description), named('robots', 'noindex')]
  return [
    titleOf(head.title),
    named('description', head.description),
    `<link rel="canonical" href="${escaped(head.url)}" />`,
    property('og:type', 'website'),
    property('og:site_name', product),
    property('og:locale', 'de_DE'),
    property('og:title', head.title),
    property('og:description', head.description),
    property('og:url', head.url),
    ...pictureOf(head, appUrl),
    named('twitter:card', 'summary_large_image'),
  ]
}

// Data for search engines, which no browser runs; without `<` nothing in it can end it.
const structuredOf = ({ structured }: Head) => {
  if (structured.length === 0) return ''
  const graph = JSON.stringify({ '@context': 'https://schema.org', '@graph': structured })
  return `<script type="application/ld+json">${graph.replaceAll('<', '\\u003c')}</script>\n`
}

/** The built page with this head in place of its own title and description. */
export const withHead = (html: string, head: Head, appUrl: string) => {
  const bare = html.replace(/\s*<meta name="description"[^>]*>/, '')
  return bare
    .replace(/<title>[^<]*<\/title>/, () => tagsOf(head, appUrl).join('\n    '))
    .replace('</head>', () => `${structuredOf(head)}</head>`)
}
