import { mkdir, readdir, readFile, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as contract from '@tafelrunde/contract/admin/backups'
import { getTodo } from '@tafelrunde/contract/admin/todo'
import { S3ServiceError } from 's3mini'
import { expect, test } from 'vitest'
import { restored, temporaryFolder } from '../../../test/backups.ts'
import { buildTestApp } from '../../../test/build-test-app.ts'
import { startS3 } from '../../../test/servers/s3.ts'
import { s3Place } from '../../platform/backups/places.ts'
import { askForBackup, backUpDaily, backUpNow, backupNowJob, readBackups } from './backups.service.ts'
import { failureText } from './backups.texts.ts'

const { as, clock, deps, given } = await buildTestApp()
const superuser = await given.account({ isStaff: true, isSuperuser: true })

/** The server with an empty folder for its data, and with these settings. */
const server = async (settings: Partial<typeof deps.config> = {}) => {
  const DATA_DIR = await temporaryFolder()
  const own = join(DATA_DIR, 'backups')
  return { deps: { ...deps, config: { ...deps.config, BACKUPS: true, DATA_DIR, ...settings } }, own }
}
const last = async () => (await readBackups(deps)).attempts[0]

test('a backup is made once a day, from two in the morning on, and brings everything back', async () => {
  const { deps: one, own } = await server()
  clock.set('2027-03-02T01:07:00+01:00')
  await backUpDaily(one)
  expect(await readdir(own)).toEqual([])
  clock.set('2027-03-02T02:07:00+01:00')
  await backUpDaily(one)
  clock.set('2027-03-02T23:07:00+01:00')
  await backUpDaily(one)
  expect(await readdir(own)).toEqual(['tafelrunde-2027-03-02-020700.tar.gz'])
  clock.set('2027-03-03T09:07:00+01:00')
  await backUpDaily(one)
  const [, latest = ''] = await readdir(own)
  expect(latest).toBe('tafelrunde-2027-03-03-090700.tar.gz')
  expect((await stat(join(own, latest))).mode & 0o777).toBe(0o600)
  const { db } = await restored(join(own, latest))
  const { rows } = await db.execute('select id from accounts')
  expect(rows).toContainEqual({ id: superuser.id })
})

test('each backup goes to a second folder and to a bucket as well, and what is old goes from there', async () => {
  const BACKUP_FOLDER = await temporaryFolder()
  const backupS3 = await startS3()
  const bucket = s3Place(backupS3)
  const { deps: one, own } = await server({ BACKUP_FOLDER, backupS3 })
  for (let day = 10; day < 22; day++) {
    clock.set(`2027-03-${day}T02:07:00+01:00`)
    await backUpDaily(one)
  }
  const names = await readdir(own)
  expect(names).toHaveLength(8) // seven days, and the Sunday before
  expect(await readdir(BACKUP_FOLDER)).toEqual(names)
  expect((await bucket.list()).toSorted()).toEqual(names)
  const latest = names.at(-1) ?? ''
  expect(await readFile(join(BACKUP_FOLDER, latest))).toEqual(await readFile(join(own, latest)))
  const { places } = await readBackups(one)
  expect(places.map(({ kind, latest: found }) => [kind, found?.at])).toEqual([
    ['own', clock.now()],
    ['folder', clock.now()],
    ['s3', clock.now()],
  ])
})

test('a place that is away is told, and has the latest backup as soon as it is there', async () => {
  const BACKUP_FOLDER = await temporaryFolder()
  const { deps: one, own } = await server({ BACKUP_FOLDER })
  await rm(BACKUP_FOLDER, { recursive: true })
  clock.set('2027-04-01T02:07:00+02:00')
  await backUpDaily(one)
  expect(await last()).toMatchObject({
    place: 'folder',
    failure: 'Den Ordner gibt es nicht. Ist das Laufwerk eingehängt?',
  })
  await mkdir(BACKUP_FOLDER)
  clock.set('2027-04-01T03:07:00+02:00')
  await backUpDaily(one)
  expect(await readdir(BACKUP_FOLDER)).toEqual(await readdir(own))
  expect(await last()).toMatchObject({ place: 'folder', failure: null })
})

type Store = Awaited<ReturnType<typeof startS3>>
const stores: Record<string, [string, (store: Store) => Partial<Store> | Promise<void>]> = {
  'does not know the key': [
    'Der S3-Speicher kennt BACKUP_S3_KEY_ID nicht.',
    () => ({ accessKeyId: 'SOMEBODY' }),
  ],
  'has no such bucket': [
    'Den Bucket gibt es nicht.',
    ({ endpoint }) => ({ endpoint: endpoint.replace('sicherungen', 'anderswo') }),
  ],
  'is not there': ['Der S3-Speicher ist nicht zu erreichen.', store => store.close()],
}
test.for(Object.entries(stores))('a store that %s is told in words', async ([, [sentence, spoil]]) => {
  const store = await startS3()
  const { deps: one } = await server({ backupS3: { ...store, ...(await spoil(store)) } })
  clock.passSeconds(24 * 3600)
  await backUpNow(one)
  expect(await last()).toMatchObject({ place: 's3', bytes: null, failure: sentence })
})

test('what a store says of a wrong secret is told in words', () => {
  const said = new S3ServiceError('S3 returned 403', 403, 'SignatureDoesNotMatch', '<Error>…</Error>')
  expect(failureText(said)).toBe('BACKUP_S3_SECRET passt nicht zu BACKUP_S3_KEY_ID.')
})

test('what cannot be written is told', async () => {
  const { deps: one, own } = await server()
  await writeFile(own, 'a file where the folder should be')
  clock.passSeconds(24 * 3600)
  await backUpDaily(one)
  expect(await last()).toMatchObject({
    place: 'own',
    bytes: null,
    failure: 'Dort steht schon eine Datei dieses Namens.',
  })
})

test('what a killed process left unfinished goes', async () => {
  const { deps: one, own } = await server()
  await mkdir(own)
  const left = join(own, 'tafelrunde-2027-01-01-020700.tar.gz.part')
  await writeFile(left, 'half of it')
  const hoursAgo = new Date(Date.now() - 3 * 3600_000)
  await utimes(left, hoursAgo, hoursAgo)
  clock.passSeconds(24 * 3600)
  await backUpNow(one)
  expect(await readdir(own)).toEqual([expect.stringMatching(/\d\.tar\.gz$/)])
})

test('a place that has had no backup for two days waits on the start page of superusers', async () => {
  const BACKUP_FOLDER = join(await temporaryFolder(), 'not mounted')
  const { deps: one } = await server({ BACKUP_FOLDER })
  clock.passSeconds(30 * 24 * 3600)
  await backUpDaily(one)
  const overdue = async (person: { id: number }) =>
    (await as(person)(getTodo, {})).items.filter(({ kind }) => kind === 'overdue_backups')
  expect(await overdue(superuser)).toEqual([{ kind: 'overdue_backups', count: 1 }])
  expect(await overdue(await given.account({ isStaff: true }))).toEqual([])
  await mkdir(BACKUP_FOLDER)
  clock.passSeconds(3600)
  await backUpDaily(one)
  expect(await overdue(superuser)).toEqual([])
})

test('superusers alone see what came of backups and have one made at once, unless backups are off', async () => {
  const { deps: one, own } = await server()
  const staff = await given.account({ isStaff: true })
  await expect(as(staff)(contract.readBackups, {})).rejects.toMatchObject({ status: 403 })
  await expect(as(staff)(contract.startBackup, {})).rejects.toMatchObject({ status: 403 })
  await askForBackup(one)
  await one.jobs.work(backupNowJob, () => backUpNow(one))
  await expect.poll(() => readdir(own).catch(() => [])).toEqual([expect.stringMatching(/\d\.tar\.gz$/)])
  await expect
    .poll(async () => (await as(superuser)(contract.readBackups, {})).attempts[0]?.file)
    .toBe((await readdir(own))[0])
  await expect(as(superuser)(contract.startBackup, {})).rejects.toMatchObject({
    status: 409,
    body: { detail: 'Sicherungen sind ausgeschaltet (BACKUPS).' },
  })
})
