// Writes which packages of others Tafelrunde is built of and runs with: a software bill of materials.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { billOf } from './components.mjs'

const root = join(import.meta.dirname, '..')
const file = process.argv[2] ?? join(root, 'dist', 'sbom.cdx.json')
const bill = billOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

mkdirSync(dirname(file), { recursive: true })
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)
console.log(`${bill.components.length} packages in ${file}`)
