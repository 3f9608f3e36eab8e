import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Spec, Validation } from '@cyclonedx/cyclonedx-library'
import { afterAll, expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const folder = mkdtempSync(join(tmpdir(), 'sbom-'))
afterAll(() => rmSync(folder, { recursive: true }))

const read = path => JSON.parse(readFileSync(join(root, path), 'utf8'))
const file = join(folder, 'sbom.cdx.json')
execFileSync(process.execPath, [join(root, 'scripts/sbom.mjs'), file])
const written = readFileSync(file, 'utf8')
const bill = JSON.parse(written)
const purls = new Set(bill.components.map(({ purl }) => purl))

test('the bill is valid CycloneDX, and each reference in it names one package', async () => {
  const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot5)
  expect(await validator.validate(written)).toBeNull()
  const refs = bill.components.map(component => component['bom-ref'])
  expect(new Set(refs).size).toBe(refs.length)
  const named = bill.dependencies.flatMap(({ dependsOn }) => dependsOn)
  expect(named.filter(ref => !refs.includes(ref))).toEqual([])
})

test.each(['apps/server', 'apps/web', 'apps/admin', 'apps/display', 'packages/contract', 'packages/ui'])(
  'it has what %s is built of and runs with, in its version',
  workspace => {
    const { dependencies = {} } = read(`${workspace}/package.json`)
    const foreign = Object.entries(dependencies).filter(([name]) => !name.startsWith('@tafelrunde/'))
    expect(
      foreign.filter(([name, version]) => !purls.has(`pkg:npm/${name.replace('@', '%40')}@${version}`)),
    ).toEqual([])
  },
)

test('it has nothing that only tests or checks, and says nothing of a machine', () => {
  for (const name of ['vitest', 'lighthouse', '@playwright/test', 'knip'])
    expect(bill.components.map(component => component.name)).not.toContain(name)
  expect(written).not.toMatch(/https?:|\/home\/|\/tmp\//)
  expect(bill.metadata.component.name).toBe('tafelrunde')
})
