import { join } from 'node:path'
import { expect, test } from 'vitest'
import { adminOf, person } from '../../../test/admin.ts'
import { opened, temporaryFolder, untilOneWaits } from '../../../test/backups.ts'
import { newDatabase } from '../../../test/servers/new-database.ts'
import { dataFolder } from '../../../test/servers/server-process.ts'

test('the office moves from the shipped database to its own and back with two commands', async () => {
  const folder = await temporaryFolder()
  const there = await dataFolder()
  const back = await dataFolder()
  const external = await newDatabase('template0')
  const admin = adminOf(there)
  await admin({}, 'create-superuser', ...person)
  const one = join(folder, 'one.tar.gz')
  const two = join(folder, 'two.tar.gz')
  expect((await admin({}, 'backup', one)).stdout).toMatch(
    /^Gesichert in .*one\.tar\.gz: \d+ Zeilen aus \d+ Tabellen/,
  )
  await expect(admin({}, 'backup', join(folder, 'nowhere', 'one.tar.gz'))).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('lässt sich nicht schreiben: ENOENT'),
  })
  const moved = await admin({ DATABASE_URL: external }, 'restore', one)
  expect(moved.stdout).toMatch(/^Zurückgeholt, Stand .*, Fassung 0\.1\.0, und jede Zeile geprüft: \d+ Zeilen/)
  await admin({ DATABASE_URL: external }, 'backup', two)
  await admin({ DATA_DIR: back }, 'restore', two)
  const twice = admin({ DATA_DIR: back }, 'restore', two)
  await expect(twice).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('In der Datenbank steht schon etwas.'),
  })
  const after = await admin({ DATA_DIR: back }, 'create-superuser', ...person).catch(error => error)
  expect(after.stdout).toContain('Ein Konto mit buero@verband.example gibt es schon.')
}, 120_000)

test('whoever breaks off a restore has an empty database, and can begin again', async () => {
  const folder = await temporaryFolder()
  const admin = adminOf(await dataFolder())
  const url = await newDatabase()
  const file = join(folder, 'one.tar.gz')
  await admin({ DATABASE_URL: url }, 'backup', file)
  const target = await newDatabase('template0')
  const other = await opened(target).$client.connect()
  await other.query(`select pg_advisory_lock(hashtext('migrate'))`) // it waits for whoever else does something there
  const attempt = admin({ DATABASE_URL: target }, 'restore', file)
  await untilOneWaits(other)
  attempt.child.kill('SIGINT')
  await expect(attempt).rejects.toMatchObject({ code: 130, stdout: '', stderr: '' })
  other.release(true)
  expect((await admin({ DATABASE_URL: target }, 'restore', file)).stdout).toContain('Zurückgeholt')
}, 120_000)
