import { primaryPair } from '@tafelrunde/contract/values/colours'
import type { Run } from '@tafelrunde/contract/values/marked-text'
import {
  addressOf,
  type Letter,
  type Letterhead,
  type Paragraph,
  plainOf,
  productLine,
} from './letter.rules.ts'

// Written for mail programs: tables and inline styles, because Outlook and some web mailers know little else, and no
// image but the logo. The dark colours have to say `!important`, since nothing else outdoes an inline style.

const font = "font-family:-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const body = `margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#1C2521;word-break:break-word`
const small = `margin:0 0 16px;${font};font-size:14px;line-height:20px;color:#535E58`

type Colours = ReturnType<typeof primaryPair>

const darkColoursOf = ({ primary, onPrimary }: Colours) => `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .ground { background: #101A16 !important; }
  .card { background: #18241F !important; border-color: #2B3933 !important; }
  .text { color: #E8EEE9 !important; }
  .quiet { color: #AAB8B0 !important; }
  .primary { color: ${primary} !important; }
  .button { background: ${primary} !important; }
  .label { color: ${onPrimary} !important; }
}`

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** For text and attributes alike. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, character => entities[character] ?? '')
const lines = (text: string) => escapeHtml(text).replaceAll('\n', '<br>')

const linkIn =
  ({ primary }: Colours) =>
  (url: string, text: string, breaks = 'break-all') =>
    `<a class="primary" href="${escapeHtml(url)}" style="color:${primary};text-decoration:underline;word-break:${breaks}">${escapeHtml(text)}</a>`

const drawRuns = (runs: Run[], colours: Colours) =>
  runs
    .map(({ text, bold, italic, href }) => {
      const words = href ? linkIn(colours)(href, text, 'break-word') : lines(text)
      const slanted = italic ? `<em>${words}</em>` : words
      return bold ? `<strong>${slanted}</strong>` : slanted
    })
    .join('')

const drawParagraph = (colours: Colours) => (paragraph: Paragraph) => {
  if (typeof paragraph === 'string') return `<p class="text" style="${body}">${lines(paragraph)}</p>`
  const drawn = paragraph.lines.map(runs => drawRuns(runs, colours))
  if (paragraph.kind === 'list')
    return `<ul class="text" style="${body};padding:0 0 0 24px">${drawn.map(item => `<li style="margin:0 0 4px">${item}</li>`).join('')}</ul>`
  const [tag, style] = paragraph.kind === 'heading' ? ['h2', `${body};font-weight:600`] : ['p', body]
  return `<${tag} class="text" style="${style}">${drawn.join('')}</${tag}>`
}

const drawButton = ({ label, url }: { label: string; url: string }, colours: Colours) => `
<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0">
<tr><td class="button" bgcolor="${colours.primary}" style="background:${colours.primary};border-radius:14px;mso-padding-alt:14px 28px"><a class="label" href="${escapeHtml(url)}" style="display:inline-block;padding:14px 28px;${font};font-size:17px;line-height:24px;font-weight:600;color:${colours.onPrimary};text-decoration:none">${escapeHtml(label)}</a></td></tr>
</table>
<p class="quiet" style="${small}">Oder öffnen Sie diese Adresse im Browser:<br>${linkIn(colours)(url, url)}</p>`

const drawFoot = (head: Letterhead, colours: Colours) => {
  const web = head.website
  const link = linkIn(colours)
  const contact = [
    head.name && `<strong>${escapeHtml(head.name)}</strong>`,
    escapeHtml(addressOf(head)),
    head.email && link(`mailto:${head.email}`, head.email),
    head.phone && link(`tel:${head.phone.replace(/[^\d+]/g, '')}`, head.phone),
    /^https?:\/\//.test(web) ? link(web, web.replace(/^https?:\/\/|\/$/g, '')) : escapeHtml(web),
  ]
  return `
<p class="quiet" style="${small}">${contact.filter(Boolean).join('<br>')}</p>
<p class="quiet" style="${small}">${escapeHtml(productLine)}</p>`
}

/** Shown behind the subject in a list of mails; the gaps keep the greeting and the rest out of it. */
const drawPreview = (first: string) =>
  `<div style="display:none;max-height:0;overflow:hidden;mso-hide:all">${escapeHtml(first.charAt(0).toUpperCase() + first.slice(1))}${'&#847;&zwnj;&nbsp;'.repeat(80)}</div>`

/** The logo says the name, also where mail programs leave pictures out; it is made for white paper. */
const drawSender = ({ name, logo }: Letterhead, { primary }: Colours) => {
  const words = `${font};font-size:17px;line-height:22px;font-weight:600;color:${primary}`
  const sender = logo
    ? `<img src="${escapeHtml(logo)}" alt="${escapeHtml(name)}" height="48" style="display:block;height:48px;width:auto;max-width:100%;padding:4px 8px;border-radius:8px;background:#FFFFFF;${words}">`
    : escapeHtml(name)
  return `<p class="primary" style="margin:0;${words}">${sender}</p>`
}

/** The letter as a page for mail programs, on the association's paper. */
export const letterHtml = (letter: Letter, head: Letterhead) => {
  const { subject, greeting, paragraphs, button, afterwards = [] } = letter
  const colours = primaryPair('light', head.primaryColour ?? null)
  const draw = drawParagraph(colours)
  const darkColours = darkColoursOf(primaryPair('dark', head.primaryColour ?? null))
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no">
<meta name="x-apple-disable-message-reformatting">
<title>${escapeHtml(subject)}</title>
<style>${darkColours}
</style>
</head>
<body class="ground" style="margin:0;padding:0;background:#FAF9F5">
${drawPreview(plainOf(paragraphs[0] ?? ''))}
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FAF9F5" style="background:#FAF9F5">
<tr><td align="center" style="padding:24px 12px">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;text-align:left">
<tr><td style="padding:0 25px 16px">${drawSender(head, colours)}</td></tr>
<tr><td class="card" bgcolor="#FFFFFF" style="background:#FFFFFF;border:1px solid #E3E3DB;border-radius:14px;padding:28px 24px 12px">
<h1 class="text" style="margin:0 0 20px;${font};font-size:20px;line-height:26px;font-weight:600;color:#1C2521;word-break:break-word">${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map(draw).join('\n')}${button ? drawButton(button, colours) : ''}
${afterwards.map(draw).join('\n')}
</td></tr>
<tr><td style="padding:20px 25px 0">${drawFoot(head, colours)}
</td></tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td></tr>
</table>
</body>
</html>
`
}
