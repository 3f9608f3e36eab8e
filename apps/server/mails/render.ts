import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { letterText } from '../src/areas/mail/letter.rules.ts'
import { escapeHtml, letterHtml } from '../src/areas/mail/letter-html.rules.ts'
import { examples, letterhead } from './examples.ts'

// Writes every mail of the product with example data, for looking at: npm run mails [-- folder]

const folder = resolve(process.argv[2] ?? 'data/mails-preview')
await mkdir(folder, { recursive: true })

for (const [name, letter] of Object.entries(examples)) {
  await writeFile(join(folder, `${name}.html`), letterHtml(letter, letterhead))
  await writeFile(join(folder, `${name}.txt`), `\ufeff${letterText(letter, letterhead)}\n`) // a browser takes it for UTF-8
}

const rows = Object.entries(examples).map(
  ([name, { subject }]) =>
    `<li>${escapeHtml(subject)}: <a href="${name}.html">HTML</a>, <a href="${name}.txt">Text</a></li>`,
)
await writeFile(
  join(folder, 'index.html'),
  `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>E-Mails · Tafelrunde</title>
<h1>E-Mails</h1>
<ul>
${rows.join('\n')}
</ul>
</html>
`,
)
console.log(folder)
