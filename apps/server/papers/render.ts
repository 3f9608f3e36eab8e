import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { createPapers } from '../src/platform/papers/papers.ts'
import { examples } from './examples.ts'

// Draws every paper of the product with example data, for looking at: npm run papers [-- folder]

const folder = resolve(process.argv[2] ?? 'data/papers-preview')
await mkdir(folder, { recursive: true })

const papers = createPapers()
for (const [name, { template, document, ...more }] of Object.entries(examples)) {
  const pdf = 'xml' in more ? papers.drawInvoice(document, more.xml) : papers.draw(template, document)
  await writeFile(join(folder, `${name}.pdf`), await pdf)
}
await papers.close()
console.log(folder)
