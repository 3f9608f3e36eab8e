type Page = { name: string; heading: string; text: string; button?: string }

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** What the page looks like; its policy names it. */
export const unsubscribeStyle = `
:root { color-scheme: light dark; --ground: #faf9f5; --card: #fff; --line: #e3e3db; --text: #1c2521; --primary: #1f5a45; --on: #fff }
@media (prefers-color-scheme: dark) { :root { --ground: #101613; --card: #18201c; --line: #2c3732; --text: #e9efeb; --primary: #8fd3b6; --on: #0f1f18 } }
body { margin: 0; padding: 32px 16px; background: var(--ground); color: var(--text); font: 17px/26px Inter, system-ui, sans-serif }
main { max-width: 480px; margin: 0 auto; padding: 24px; background: var(--card); border: 1px solid var(--line); border-radius: 14px }
h1 { margin: 0 0 12px; font-size: 24px; line-height: 30px; overflow-wrap: anywhere }
button { min-height: 48px; padding: 0 20px; border: 0; border-radius: 14px; background: var(--primary); color: var(--on); font: inherit; font-weight: 600 }
button:focus-visible { outline: 3px solid var(--primary); outline-offset: 2px }
p.from { margin: 0 0 4px; font-size: 14px }`

const pageOf = ({ name, heading, text, button }: Page) => `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(heading)}</title>
<style>${unsubscribeStyle}</style>
</head>
<body>
<main>
<p class="from">${escaped(name)}</p>
<h1>${escaped(heading)}</h1>
<p>${escaped(text)}</p>
${button ? `<form method="post"><button>${escaped(button)}</button></form>` : ''}
</main>
</body>
</html>
`

/** Asked before, because mail programs open links by themselves. */
export const askPage = (name: string) =>
  pageOf({
    name,
    heading: 'Rundmails abbestellen',
    text: 'Mails über Ihre Anmeldungen bekommen Sie weiterhin.',
    button: 'Abbestellen',
  })

export const donePage = (name: string) =>
  pageOf({
    name,
    heading: 'Abbestellt',
    text: 'Sie bekommen keine Rundmails mehr. Mails über Ihre Anmeldungen bekommen Sie weiterhin.',
  })

export const unknownPage = (name: string) =>
  pageOf({
    name,
    heading: 'Diesen Link gibt es nicht',
    text: 'Vielleicht fehlt ein Stück. Bitte öffnen Sie ihn noch einmal aus der E-Mail.',
  })
